import { isLabel, labels } from '../../../src/payload/admin/guides/how-to'
import { piecesOf, type Job } from '../../../src/payload/admin/guides/jobs/articles'
import { marketingJobs } from '../../../src/payload/admin/guides/jobs'
import type { Locale } from '../../../src/lib/config/locales'
import { words, type Words } from '../../../src/payload/words'

/** Languages of the handbook document; the admin shows the guides in all languages. */
export const handbookLanguages = ['en', 'de'] as const satisfies readonly Locale[]
export type HandbookLanguage = (typeof handbookLanguages)[number]

export const pictureFolder = 'docs/images/handbook'

export const pictureOf = (language: HandbookLanguage, { id }: Job): string => `${pictureFolder}/${language}/${id}.webp`

/** Jobs without a screenshot. */
const untaken: Readonly<Record<HandbookLanguage, readonly string[]>> = { en: [], de: [] }

export const picturedJobs = (language: HandbookLanguage): readonly Job[] =>
  marketingJobs.filter(({ id }) => !untaken[language].includes(id))

export const documentOf: Readonly<Record<HandbookLanguage, string>> = { en: 'docs/marketing.md', de: 'docs/marketing.de.md' }

const intro = {
  en: `## Fifteen jobs

What marketing does most, step by step. The same steps stand beside each screen of the admin under **${words('guides.howTo.open').en}**. [Auf Deutsch](marketing.de.md).`,
  de: `# Handbuch für das Marketing

Was im Marketing am häufigsten zu tun ist, Schritt für Schritt. Dieselben Schritte stehen neben jeder Ansicht der Verwaltung unter **${words('guides.howTo.open').de}**.
Sie melden sich unter \`/admin\` mit der Adresse und dem Passwort an, die Sie bekommen haben. Alles Weitere steht auf Englisch in [marketing.md](marketing.md).`,
} as const satisfies Record<HandbookLanguage, string>

const begin = '<!-- written by the handbook generator -->'
const end = '<!-- until here -->'

const sentence = (language: HandbookLanguage, text: Words): string =>
  piecesOf(text[language], (name) => (isLabel(name) ? labels[name][language] : name))
    .map((piece) => (piece.isLabel ? `**${piece.text}**` : piece.text))
    .join('')

const chapter = (language: HandbookLanguage, level: string, job: Job): string => {
  const say = (text: Words) => sentence(language, text)
  const steps = job.steps.map((step, at) => `${at + 1}. ${say(step)}`).join('\n')
  return [
    `${level} ${say(job.title)}`,
    say(job.purpose),
    steps,
    `*${words('guides.howTo.result')[language]}.* ${say(job.result)}`,
    `*${words('guides.howTo.trouble')[language]}.* ${say(job.trouble)}`,
    ...(picturedJobs(language).includes(job) ? [`![${say(job.title)}](${pictureOf(language, job).replace('docs/', '')})`] : []),
  ].join('\n\n')
}

const jobsPart = (language: HandbookLanguage): string => {
  const level = language === 'en' ? '###' : '##'
  return [begin, intro[language], ...marketingJobs.map((job) => chapter(language, level, job)), end].join('\n\n')
}

export const withJobs = (language: HandbookLanguage, document: string): string => {
  const [before, rest] = document.split(begin)
  const after = rest?.split(end)[1]
  return before === undefined || after === undefined ? `${jobsPart(language)}\n` : `${before}${jobsPart(language)}${after}`
}
