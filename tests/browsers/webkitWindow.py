"""A window of WebKitGTK that WebKitWebDriver drives and that keeps its data.

MiniBrowser, the driver's own window, forgets everything at its end when it is automated: no test of a restart could
be made with it. The arguments are the folder of the profile and the device (engine.ts) as JSON.
"""

import json
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

WIDTH, HEIGHT = 390, 844
profile = sys.argv[1]
device = json.loads(sys.argv[2])

data = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(profile, "data"),
    base_cache_directory=os.path.join(profile, "cache"),
)
context = WebKit2.WebContext.new_with_website_data_manager(data)
# Disables the HTTP cache: only data stored by the site counts. WebKit ties its back/forward cache to the same
# setting.
pages = device.get("backForwardCache", False)
models = WebKit2.CacheModel
context.set_cache_model(models.DOCUMENT_BROWSER if pages else models.DOCUMENT_VIEWER)
context.set_preferred_languages(["en"])
context.set_automation_allowed(True)

Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", device.get("dark", False))
view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
settings = view.get_settings()
if "userAgent" in device:
    settings.set_user_agent(device["userAgent"])
if device.get("storageRefused", False):
    settings.set_enable_html5_database(False)
    settings.set_enable_html5_local_storage(False)
window = Gtk.Window(decorated=False, default_width=WIDTH, default_height=HEIGHT)
window.connect("destroy", Gtk.main_quit)
window.add(view)
view.connect("close", lambda _: window.destroy())
window.show_all()


def on_automation_started(_, session):
    name = WebKit2.ApplicationInfo()
    name.set_name("MarsaWindow")
    session.set_application_info(name)
    session.connect("create-web-view", lambda _: view)


context.connect("automation-started", on_automation_started)
Gtk.main()
