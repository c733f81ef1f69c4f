import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PagePath } from '../../content/navigation.ts';
import { skipHydration } from '../../shared/html/skipHydration.ts';
import { RENDERED_PART, releaseRenderedPage, type RenderedPage } from '../../shared/renderedPage.ts';
import { PageMeta } from '../../features/language/PageMeta.tsx';
import { site } from '../../content/site.ts';
import { toolOf } from '../tools/tools.ts';
import { ToolPart } from './ToolPart.tsx';
import { TextEffects } from './TextEffects.ts';

/** A part of the document, restored if React discards the markup. */
function RenderedPart({ name, page }: { name: string; page: RenderedPage }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const part = page.parts.get(name);
    if (part && part !== ref.current) ref.current?.replaceChildren(...part.childNodes);
  }, [name, page]);
  return <div ref={ref} {...{ [RENDERED_PART]: name }} {...skipHydration} />;
}

/** The content page of the document: its text stays as it was rendered, and only its tool is hydrated. */
export function RenderedContentPage({ path, page }: { path: PagePath; page: RenderedPage }) {
  const tool = toolOf(path);
  useEffect(() => releaseRenderedPage, []);
  return (
    <>
      <TextEffects />
      <PageMeta title={page.title} description={page.description} path={path} image={`${site.url}/og.png`} />
      <article>
        <RenderedPart name="head" page={page} />
        {tool ? <ToolPart tool={tool} /> : null}
        <RenderedPart name="text" page={page} />
      </article>
      <RenderedPart name="related" page={page} />
    </>
  );
}
