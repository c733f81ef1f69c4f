import { useMemo, useRef } from 'react';
import { trustedHtml } from '../../../shared/html/trusted.ts';
import { textDirection } from '../../../shared/text/script.ts';
import { ARTICLE_BODY_ID } from '../seedMarkup.ts';
import { Body } from './ArticleBody.styles.ts';
import { useBodyBehaviour } from './useBodyBehaviour.ts';

/** Text of an article from sanitised HTML. */
export function ArticleBody({ html, lang }: { html: string; lang: string }) {
  const body = useRef<HTMLDivElement>(null);
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  useBodyBehaviour(body);
  return (
    <Body
      ref={body}
      id={ARTICLE_BODY_ID}
      className="reading"
      lang={lang}
      dir={textDirection(lang)}
      dangerouslySetInnerHTML={markup}
    />
  );
}
