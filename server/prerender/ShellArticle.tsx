import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { ArticleBody } from '../../src/features/blog/article/ArticleBody.tsx';
import { Head, Words } from '../../src/features/blog/article/ArticleHeader.styles.ts';
import { SHELL_ARTICLE_ID, SLOTS } from '../../src/features/blog/document/shellArticle.ts';
import { Frame } from '../../src/pages/blog/BlogPostPage.styles.ts';

/** The shell's template for title and text of a stored article (src/service-worker/answerDocument.ts). */
export const ShellArticle = () => (
  <template id={SHELL_ARTICLE_ID}>
    <article>
      <Container>
        <Head>
          <Words>
            <Typography variant="h1" className="reading" lang={SLOTS.lang} dir="auto">
              {SLOTS.title}
            </Typography>
          </Words>
        </Head>
      </Container>
      <Frame>
        <div>
          <ArticleBody html={SLOTS.text} lang={SLOTS.lang} />
        </div>
      </Frame>
    </article>
  </template>
);
