import type { FactId } from '../../src/content/facts/facts.ts';
import { SourceLink } from '../../src/content/facts/SourceLink.tsx';
import { promises } from '../../src/content/firm.ts';
import { figureId } from '../../src/content/pages/shownText.ts';
import { phoneHref, site, whatsappHref } from '../../src/content/site.ts';
import { inLanguage } from '../../src/i18n/addresses.ts';
import { factNotes, factOf, type TextContext, valueOf } from '../../server/prerender/shown/resolveText.ts';
import type { Guide } from './guides.ts';
import { type GuideLanguage, guideWords } from './words.ts';

function Figure({ id, context }: { id: FactId; context: TextContext }) {
  const fact = factOf(id, context);
  const { source, url } = fact;
  const notes = factNotes(fact, context).map(({ text }) => text);
  return (
    <div id={figureId(id)}>
      <dt className="num">
        <bdi>{valueOf(id, context)}</bdi>
      </dt>
      <dd>
        {fact.covers}
        <p>
          <SourceLink source={source} url={url} />. {notes.join('. ')}.
        </p>
      </dd>
    </div>
  );
}

/** Figures with descriptions, sources and days of check. */
export const FigureList = ({ ids, context }: { ids: readonly FactId[]; context: TextContext }) => (
  <dl className="figures">
    {ids.map((id) => (
      <Figure key={id} id={id} context={context} />
    ))}
  </dl>
);

/** Contact details, as links where possible. */
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

/** Notes on unconfirmed contact details and promises (PG-04). */
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
