import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { navigationPaths, type PagePath } from '../../content/navigation.ts';
import { emailHref, phoneHref, site, whatsappHref } from '../../content/site.ts';
import { Crumbs } from '../../shared/ui/Crumbs.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PageMeta } from '../../shared/ui/PageMeta.tsx';
import styles from './PlannedPage.module.css';

/** Most pages of the same subject that are named. */
const MOST_NEARBY = 8;

const sectionOf = (path: string) => path.split('/')[1] ?? '';

/** Pages of the same section, those that follow in the navigation first. */
function nearby(path: PagePath): PagePath[] {
  const section = navigationPaths.filter((other) => sectionOf(other) === sectionOf(path));
  const place = section.indexOf(path);
  return [...section.slice(place + 1), ...section.slice(0, place)].slice(0, MOST_NEARBY);
}

function Ask({ title }: { title: string }) {
  const { t } = useTranslation('menu');
  const { t: common } = useTranslation();
  const message = t('planned.message', { title });
  return (
    <aside className={styles.ask}>
      <h2>{t('planned.askTitle')}</h2>
      <p>{t('planned.askText')}</p>
      <a className="btn btn-accent" href={whatsappHref(message)} rel="noopener">
        <Icon name="chat" />
        {common('contact.byChat')}
      </a>
      <a className="btn btn-line" href={emailHref(title, message)}>
        <Icon name="mail" />
        {common('contact.byEmail')}
      </a>
      <a className="btn btn-line" href={phoneHref}>
        <Icon name="phone" />
        <bdi className="num">{site.phone}</bdi>
      </a>
    </aside>
  );
}

/** A page that the navigation names and that is not written yet: what it will hold, and how to ask now (PG-01). */
export function PlannedPage({ path }: { path: PagePath }) {
  const { t } = useTranslation('menu');
  const { t: common } = useTranslation();
  const { t: pages } = useTranslation('pages');
  const title = t(`titles.${path}`);
  const others = nearby(path);
  return (
    <div className="wrap">
      <PageMeta
        title={`${title} (${t('planned.suffix')}) · ${common('brand')}`}
        description={pages(path)}
        canonical={`${site.url}${path}`}
        image={`${site.url}/og.png`}
        noindex
      />
      <div className={styles.page}>
        <div>
          <Crumbs label={common('common.breadcrumb')} items={[{ label: common('common.home'), to: '/' }]} />
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.lead}>{t('planned.lead')}</p>
          <p className={styles.summary}>{pages(path)}</p>
          <p>
            <Link className="link" to="/blog">
              {t('planned.guides')}
            </Link>
          </p>
          {others.length > 0 ? (
            <nav className={styles.nearby} aria-labelledby="nearby">
              <h2 id="nearby">{t('planned.nearby')}</h2>
              <ul>
                {others.map((other) => (
                  <li key={other}>
                    <Link to={other}>{t(`titles.${other}`)}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </div>
        <Ask title={title} />
      </div>
    </div>
  );
}
