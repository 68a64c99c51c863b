import { type Words, words } from '@/payload/words'

/** A task explained in a few steps, beside its screen and in the handbook. */
export interface Job {
  /** Anchor, and file name of its screenshot. */
  readonly id: string
  /** Prefixes of admin paths where it is shown. */
  readonly screens: readonly string[]
  readonly title: Words
  readonly purpose: Words
  /** `{publish}` stands for the admin's label of that name. */
  readonly steps: readonly Words[]
  readonly result: Words
  readonly trouble: Words
}

export const wordsOfJob = ({ title, purpose, steps, result, trouble }: Job): readonly Words[] => [title, purpose, ...steps, result, trouble]

interface Piece {
  readonly text: string
  readonly isLabel: boolean
}

/** Splits a sentence at its labels, each translated as in the admin. */
export const piecesOf = (sentence: string, say: (label: string) => string): readonly Piece[] =>
  sentence
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 1 ? { text: say(part), isLabel: true } : { text: part, isLabel: false }))
    .filter(({ text }) => text !== '')

export const labelsIn = (sentence: string): readonly string[] => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

export const articleJobs: readonly Job[] = [
  {
    id: 'redirect',
    screens: ['/collections/redirects'],
    title: words('guides.redirect.title'),
    purpose: words('guides.redirect.purpose'),
    steps: [
      words('guides.redirect.steps.1'),
      words('guides.redirect.steps.2'),
      words('guides.redirect.steps.3'),
      words('guides.redirect.steps.4'),
    ],
    result: words('guides.redirect.result'),
    trouble: words('guides.redirect.trouble'),
  },
  {
    id: 'article',
    screens: ['/collections/resources'],
    title: words('guides.article.title'),
    purpose: words('guides.article.purpose'),
    steps: [
      words('guides.article.steps.1'),
      words('guides.article.steps.2'),
      words('guides.article.steps.3'),
      words('guides.article.steps.4'),
    ],
    result: words('guides.article.result'),
    trouble: words('guides.article.trouble'),
  },
]

export const promotionJobs: readonly Job[] = [
  {
    id: 'discount-code',
    screens: ['/collections/coupons', '/collections/automatic-discounts', '/promotions'],
    title: words('guides.discount-code.title'),
    purpose: words('guides.discount-code.purpose'),
    steps: [
      words('guides.discount-code.steps.1'),
      words('guides.discount-code.steps.2'),
      words('guides.discount-code.steps.3'),
      words('guides.discount-code.steps.4'),
    ],
    result: words('guides.discount-code.result'),
    trouble: words('guides.discount-code.trouble'),
  },
  {
    id: 'single-use-codes',
    screens: ['/collections/code-batches'],
    title: words('guides.single-use-codes.title'),
    purpose: words('guides.single-use-codes.purpose'),
    steps: [
      words('guides.single-use-codes.steps.1'),
      words('guides.single-use-codes.steps.2'),
      words('guides.single-use-codes.steps.3'),
      words('guides.single-use-codes.steps.4'),
    ],
    result: words('guides.single-use-codes.result'),
    trouble: words('guides.single-use-codes.trouble'),
  },
]
