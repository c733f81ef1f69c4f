import { useState, useSyncExternalStore } from 'react';

let isPressed = false;

/** A press ends after its click event. */
function onPress(listener: () => void): () => void {
  const press = () => {
    isPressed = true;
    listener();
  };
  const release = () =>
    setTimeout(() => {
      isPressed = false;
      listener();
    });
  const listeners = { pointerdown: press, pointerup: release, pointercancel: release };
  for (const [event, listen] of Object.entries(listeners)) addEventListener(event, listen, true);
  return () => {
    for (const [event, listen] of Object.entries(listeners)) removeEventListener(event, listen, true);
  };
}

/** Returns the previous value during a press: a layout shift would make the click miss its target. */
export function useStill<T>(value: T): T {
  const pressed = useSyncExternalStore(
    onPress,
    () => isPressed,
    () => false,
  );
  const [still, setStill] = useState(value);
  if (!pressed && still !== value) setStill(value);
  return still;
}
