import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ShownPage, ShownTest } from '../../../content/pages/shownPage.ts';
import { PREFILL } from '../../../shared/prefill.ts';
import { textDirection } from '../../../shared/text/script.ts';
import { Rich } from '../Rich.tsx';
import { questionName, Questions, Result, Seen, Test } from './EligibilityTest.styles.ts';

const RESULT_ID = 'test-result';

function Choice({ index }: { index: number }) {
  const { t } = useTranslation('content');
  return (
    <div className="choice">
      {(['yes', 'no'] as const).map((value) => (
        <label key={value}>
          <input type="radio" name={questionName(index)} value={value} />
          {t(`test.${value}`)}
        </label>
      ))}
    </div>
  );
}

function Routes({ questions }: Pick<ShownTest, 'questions'>) {
  const { t } = useTranslation('content');
  return (
    <div data-result="wait">
      <h3>{t('test.wait')}</h3>
      <p>{t('test.hint')}</p>
      <ul>
        {questions.map(({ route, brings }) => (
          <li key={route}>
            <span>{route}</span>
            <span>
              <Rich text={brings} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EligibilityTestProps {
  readonly test: ShownTest;
  readonly title: string;
  readonly written: ShownPage['written'];
}

/** Yes-or-no questions with their result (PG-07). Works without scripts; nothing is sent or stored. */
export function EligibilityTest({ test, title, written }: EligibilityTestProps) {
  const { t } = useTranslation('content');
  const { t: common } = useTranslation();
  const { heading, questions, otherwise } = test;
  const meet = (
    <Button variant="accent" component={Link} to="/schedule" {...{ [PREFILL]: t('message', { title }) }}>
      {common('common.scheduleMeeting')}
    </Button>
  );
  return (
    <Test className="no-print" data-questions={questions.length} lang={written} dir={textDirection(written)}>
      <Questions>
        <div className="head">
          <h2>{heading}</h2>
          <small className="soft">{t('test.private')}</small>
        </div>
        {questions.map(({ question }, index) => (
          <fieldset key={question}>
            <legend>
              <Rich text={question} />
            </legend>
            <Choice index={index} />
          </fieldset>
        ))}
      </Questions>
      <Seen className="seen" href={`#${RESULT_ID}`}>
        {t('test.found')}
        <span>{t('test.see')}</span>
      </Seen>
      <Result id={RESULT_ID} role="status">
        <Routes questions={questions} />
        <div data-result="more">
          <h3>{t('test.more')}</h3>
          <p>{t('test.moreText')}</p>
        </div>
        {questions.map(({ question, title: found, details }, index) => (
          <div key={question} data-result={index}>
            <h3>{found}</h3>
            <dl>
              {details.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <Rich text={text} />
                  </dd>
                </div>
              ))}
            </dl>
            {meet}
          </div>
        ))}
        <div data-result="no">
          <h3>{otherwise.title}</h3>
          <p>
            <Rich text={otherwise.text} />
          </p>
        </div>
      </Result>
    </Test>
  );
}
