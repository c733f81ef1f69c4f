import * as v from 'valibot';
import { type Data, fields, listOf, plain } from '../yaml/schema.ts';
import { rich, type RichText } from '../yaml/fields.ts';

const question = fields({
  question: rich,
  /** Name of the route that a “yes” opens, and what it brings, listed before the first answer. */
  route: plain,
  brings: rich,
  title: plain,
  details: listOf(fields({ label: plain, text: rich })),
});

/** Yes-or-no questions of a page (PG-07): the first “yes” is its answer, `otherwise` the one after every “no”. */
export const eligibilityTest = fields({
  heading: plain,
  questions: v.pipe(listOf(question), v.maxLength(5, 'has more than five entries')),
  otherwise: fields({ title: plain, text: rich }),
});

type Test = Data<v.InferOutput<typeof eligibilityTest>>;

/** Returns the texts of a test, in reading order. */
export const textsOfTest = ({ heading, questions, otherwise }: Test): readonly RichText[] => [
  heading,
  ...questions.flatMap(({ question: asked, route, brings, title, details }) => [
    asked,
    route,
    brings,
    title,
    ...details.flatMap(({ label, text }) => [label, text]),
  ]),
  otherwise.title,
  otherwise.text,
];

/** Returns a test with its texts changed by `resolve`. */
export const withTexts = (
  { heading, questions, otherwise }: Test,
  resolve: (text: RichText) => string,
): v.InferOutput<typeof eligibilityTest> => ({
  heading,
  questions: questions.map((each) => ({
    ...each,
    question: resolve(each.question),
    brings: resolve(each.brings),
    details: each.details.map(({ label, text }) => ({ label, text: resolve(text) })),
  })),
  otherwise: { ...otherwise, text: resolve(otherwise.text) },
});
