import type { FactId } from '../../src/content/facts/facts.ts';
import { useFacts } from '../../src/content/facts/factContext.ts';
import { formatFact } from '../../src/content/facts/formatFact.ts';
import { SourceLink } from '../../src/content/facts/SourceLink.tsx';
import { promises } from '../../src/content/firm.ts';
import { bodyWords } from '../../src/content/pages/bodyWords.ts';
import { phoneHref, site, whatsappHref } from '../../src/content/site.ts';
import { inLanguage } from '../../src/i18n/addresses.ts';
import { factNotes } from '../../src/pages/content/factNotes.ts';
import { figureId } from '../../src/pages/content/Rich.tsx';
import type { Guide } from './guides.ts';
import { type GuideLanguage, guideWords } from './words.ts';

function Figure({ id }: { id: FactId }) {
  const fact = useFacts()(id);
  return (
    <div id={figureId(id)}>
      <dt className="num">
        <bdi>{formatFact(fact, fact.lang)}</bdi>
      </dt>
      <dd>
        {fact.covers}
        <p>
          <SourceLink fact={fact} />. {factNotes(fact, bodyWords[fact.lang]).join('. ')}.
        </p>
      </dd>
    </div>
  );
}

/** Figures with their meanings, their sources and the days on which they were checked. */
export const FigureList = ({ ids }: { ids: readonly FactId[] }) => (
  <dl className="figures">
    {ids.map((id) => (
      <Figure key={id} id={id} />
    ))}
  </dl>
);

/** Ways to reach the firm, as links where there is something to open. */
export function ReachList({ language }: { language: GuideLanguage }) {
  const { reach, offices } = guideWords[language];
  const addressOf = (path: string) => site.url + inLanguage(language, path).replace(/\/$/, '');
  const page = (name: string, path: string) =>
    [name, addressOf(path).replace(/^https?:\/\//, ''), addressOf(path)] as const;
  const ways: readonly (readonly [name: string, words: string, href?: string])[] = [
    [reach.phone, site.phone, phoneHref],
    ['WhatsApp', `+${site.whatsapp}`, whatsappHref()],
    [reach.email, site.email, `mailto:${site.email}`],
    page(reach.website, '/'),
    page(reach.quote, '/quote'),
    page(reach.meeting, '/schedule'),
    ...site.offices.map(({ city, address }) => [offices[city], address] as const),
  ];
  return (
    <dl className="reach">
      {ways.map(([name, words, href]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{href === undefined ? <bdi>{words}</bdi> : <a href={href}>{<bdi>{words}</bdi>}</a>}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Notes on contact details and promises that the firm has not confirmed (PG-04). */
export function SampleNotes({ guide: { language, pages } }: { guide: Guide }) {
  const words = guideWords[language];
  const made = new Set(pages.flatMap((page) => page.promises ?? []));
  const open = [...made].filter((id) => promises[id].status === 'sample').map((id) => words.promises[id]);
  return (
    <>
      {site.sample ? <p className="note">{words.sampleContact}</p> : null}
      {open.length > 0 ? (
        <p className="note">
          {words.samplePromises}
          {open.join(words.separator)}.
        </p>
      ) : null}
    </>
  );
}
