import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { site } from '../../../content/site.ts';
import { tripNumbers, type TripPack, trips } from '../../../content/trips/trips.ts';
import { readBySlugs, readNewest } from '../../../features/blog/db/read.ts';
import { blogDatabase } from '../../../features/blog/db/tables.ts';
import type { PostSummary } from '../../../features/blog/model.ts';
import { postPath } from '../../../features/blog/rules/slug.ts';
import type { PackWish, SavedGuide } from '../../../features/library/model.ts';
import { estimateBytes } from '../../../features/library/sizes.ts';
import { SavedGuides } from '../../../features/library/useSaved.ts';
import { SavePack } from '../../../features/library/ui/SavePack.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { useStored } from '../../../shared/storage/useStored.ts';
import { textDirection } from '../../../shared/text/script.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { blogGuides } from '../../blog/source.ts';
import { Checklist } from './Checklist.tsx';
import { Newest as NewestCard, Packs } from './Trips.styles.ts';

const NEWEST_COUNT = 20;
/** Reading time that is assumed for a guide that is not stored. */
const ASSUMED_MINUTES = 7;

function estimateOf(count: number, known: readonly PostSummary[]): number {
  const bytes = known.reduce((sum, { minutes, picture }) => sum + estimateBytes(minutes, picture ? 1 : 0), 0);
  return bytes + Math.max(0, count - known.length) * estimateBytes(ASSUMED_MINUTES, 1);
}

function Numbers({ trip }: { trip: TripPack }) {
  const { t } = useTranslation('trips');
  const longDate = useLongDate();
  const checked = trip.numbers.map((name) => tripNumbers[name].checkedOn).toSorted()[0];
  return (
    <div>
      <h4>{t('numbers')}</h4>
      <dl>
        {trip.numbers.map((name) => (
          <div key={name}>
            <dt>{t(`number.${name}`)}</dt>
            <dd>
              <MuiLink className="num" href={`tel:${tripNumbers[name].number}`} dir="ltr">
                {tripNumbers[name].number}
              </MuiLink>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('office')}</dt>
          <dd>
            <MuiLink className="num" href={`tel:${site.phone.replaceAll(' ', '')}`} dir="ltr">
              {site.phone}
            </MuiLink>
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
      <ul>
        {posts.map(({ id, slug, title, lang }) => (
          <li key={id}>
            <MuiLink component={Link} to={postPath(slug)} lang={lang} dir={textDirection(lang)}>
              {title}
            </MuiLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const CLOSED = { transition: { mountOnEnter: true } };

function Trip({ trip }: { trip: TripPack }) {
  const { t } = useTranslation('trips');
  const { code } = useLanguage();
  const further: Readonly<Partial<Record<string, readonly string[]>>> = trip.guidesIn;
  const slugs = [...(further[code] ?? []), ...trip.guides];
  const posts = useStored(blogDatabase, (db) => readBySlugs(db, slugs), slugs.join(' ')) ?? [];
  const wish: PackWish = { key: `trip-${trip.id}`, groups: [], slugs, name: t(`${trip.id}.name`) };
  return (
    <Accordion slotProps={CLOSED}>
      <AccordionSummary expandIcon={<Icon name="down" />}>
        <b>{t(`${trip.id}.name`)}</b>
        <span className="soft">{t(`${trip.id}.text`)}</span>
      </AccordionSummary>
      <AccordionDetails>
        <div>
          <SavePack
            short
            wish={wish}
            count={slugs.length}
            estimate={estimateOf(slugs.length, posts)}
            source={blogGuides}
          />
        </div>
        <Checklist trip={trip} />
        <Numbers trip={trip} />
        <Guides posts={posts} />
      </AccordionDetails>
    </Accordion>
  );
}

function Newest() {
  const { t } = useTranslation('trips');
  const posts = useStored(blogDatabase, (db) => readNewest(db, NEWEST_COUNT), 'newest') ?? [];
  const name = t('newest');
  return (
    <NewestCard>
      <b>{name}</b>
      <span className="soft">{t('newestText')}</span>
      <div>
        <SavePack
          short
          wish={{ key: `newest-${NEWEST_COUNT}`, groups: [], newest: NEWEST_COUNT, name }}
          count={NEWEST_COUNT}
          estimate={estimateOf(NEWEST_COUNT, posts)}
          source={blogGuides}
        />
      </div>
    </NewestCard>
  );
}

/** Travel packs with guides, a checklist and phone numbers, and the newest guides (OF-05). */
export function Trips({ saved }: { saved: readonly SavedGuide[] }) {
  const { t } = useTranslation('trips');
  return (
    <Packs aria-labelledby="trips">
      <h2 id="trips">{t('title')}</h2>
      <p className="soft">{t('lead')}</p>
      <SavedGuides value={new Map(saved.map((guide) => [guide.id, guide]))}>
        {trips.map((trip) => (
          <Trip key={trip.id} trip={trip} />
        ))}
        <Newest />
      </SavedGuides>
    </Packs>
  );
}
