import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { site } from '../../../content/site.ts';
import { tripNumbers, type TripPack, trips } from '../../../content/trips/trips.ts';
import { readBySlugs, readNewest } from '../../../features/blog/db/read.ts';
import { blogDatabase } from '../../../features/blog/db/tables.ts';
import type { PostSummary } from '../../../features/blog/model.ts';
import { postPath } from '../../../features/blog/rules/slug.ts';
import type { PackWish, SavedGuide } from '../../../features/library/model.ts';
import { estimateBytes } from '../../../features/library/rules.ts';
import { SavedGuides } from '../../../features/library/useSaved.ts';
import { SavePack } from '../../../features/library/ui/SavePack.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { useStored } from '../../../shared/storage/useStored.ts';
import { textDirection } from '../../../shared/text/script.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { blogGuides } from '../../blog/source.ts';
import { Checklist } from './Checklist.tsx';
import styles from './Trips.module.css';

/** How many guides the pack of the newest ones has. */
const NEWEST = 20;
/** A guide that is not on the device yet is taken for so many minutes of reading. */
const USUAL_MINUTES = 7;

/** About how many bytes so many guides take, some of which are known. */
function estimateOf(count: number, known: readonly PostSummary[]): number {
  const bytes = known.reduce((sum, { minutes, picture }) => sum + estimateBytes(minutes, picture ? 1 : 0), 0);
  return bytes + Math.max(0, count - known.length) * estimateBytes(USUAL_MINUTES, 1);
}

function Numbers({ trip }: { trip: TripPack }) {
  const { t } = useTranslation('trips');
  const longDate = useLongDate();
  const checked = trip.numbers.map((name) => tripNumbers[name].checkedOn).toSorted()[0];
  return (
    <div>
      <h4>{t('numbers')}</h4>
      <dl className={styles.numbers}>
        {trip.numbers.map((name) => (
          <div key={name}>
            <dt>{t(`number.${name}`)}</dt>
            <dd>
              <a className="link num" href={`tel:${tripNumbers[name].number}`} dir="ltr">
                {tripNumbers[name].number}
              </a>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('office')}</dt>
          <dd>
            <a className="link num" href={`tel:${site.phone.replaceAll(' ', '')}`} dir="ltr">
              {site.phone}
            </a>
            <span dir="ltr">{site.offices.find(({ city }) => city === 'dubai')?.address}</span>
          </dd>
        </div>
      </dl>
      {checked ? <p className="soft num">{t('confirm', { date: longDate(checked) })}</p> : null}
    </div>
  );
}

function Guides({ posts }: { posts: readonly PostSummary[] }) {
  const { t } = useTranslation('trips');
  if (posts.length === 0) return null;
  return (
    <div>
      <h4>{t('guides')}</h4>
      <ul className={styles.guides}>
        {posts.map(({ id, slug, title, lang }) => (
          <li key={id}>
            <Link className="link" to={postPath(slug)} lang={lang} dir={textDirection(lang)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Trip({ trip }: { trip: TripPack }) {
  const { t } = useTranslation('trips');
  const { code } = useLanguage();
  const further: Readonly<Partial<Record<string, readonly string[]>>> = trip.guidesIn;
  const slugs = [...(further[code] ?? []), ...trip.guides];
  const posts = useStored(blogDatabase, (db) => readBySlugs(db, slugs), slugs.join(' ')) ?? [];
  const wish: PackWish = { key: `trip-${trip.id}`, groups: [], slugs, name: t(`${trip.id}.name`) };
  return (
    <details className={styles.trip}>
      <summary>
        <span>
          <b>{t(`${trip.id}.name`)}</b>
          <span className="soft">{t(`${trip.id}.text`)}</span>
        </span>
        <Icon name="down" />
      </summary>
      <div className={styles.inside}>
        <div>
          <SavePack
            wish={wish}
            count={slugs.length}
            estimate={estimateOf(slugs.length, posts)}
            source={blogGuides}
          />
        </div>
        <Checklist trip={trip} />
        <Numbers trip={trip} />
        <Guides posts={posts} />
      </div>
    </details>
  );
}

function Newest() {
  const { t } = useTranslation('trips');
  const posts = useStored(blogDatabase, (db) => readNewest(db, NEWEST), 'newest') ?? [];
  const name = t('newest');
  return (
    <div className={styles.trip}>
      <div className={styles.plain}>
        <b>{name}</b>
        <span className="soft">{t('newestText')}</span>
        <SavePack
          wish={{ key: `newest-${NEWEST}`, groups: [], newest: NEWEST, name }}
          count={NEWEST}
          estimate={estimateOf(NEWEST, posts)}
          source={blogGuides}
        />
      </div>
    </div>
  );
}

/** Packs for a journey: guides, a checklist and numbers to call, and the newest guides (OF-05). */
export function Trips({ saved }: { saved: readonly SavedGuide[] }) {
  const { t } = useTranslation('trips');
  return (
    <section className={styles.trips} aria-labelledby="trips">
      <h2 id="trips">{t('title')}</h2>
      <p className="soft">{t('lead')}</p>
      <SavedGuides value={new Map(saved.map((guide) => [guide.id, guide]))}>
        {trips.map((trip) => (
          <Trip key={trip.id} trip={trip} />
        ))}
        <Newest />
      </SavedGuides>
    </section>
  );
}
