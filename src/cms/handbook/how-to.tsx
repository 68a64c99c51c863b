import type { ServerProps } from 'payload'
import { hasRole } from '@/cms/access/identity'
import { translate, type Reader, type Words } from '@/cms/words'
import { howToWords } from './how-to-words'
import { piecesOf, type Job } from './jobs/job'
import { jobsAt } from './jobs'
import { isLabel, labels } from './labels'

interface SentenceProps {
  readonly reader: Reader
  readonly text: Words
}

/** With what the admin calls its things in bold. */
const Sentence = ({ reader, text }: SentenceProps) =>
  piecesOf(translate(reader, text), (name) => (isLabel(name) ? translate(reader, labels[name]) : name)).map((piece, at) =>
    piece.isLabel ? <b key={at}>{piece.text}</b> : <span key={at}>{piece.text}</span>,
  )

interface ToldProps {
  readonly reader: Reader
  readonly job: Job
  readonly isOpen: boolean
}

const Told = ({ reader, job, isOpen }: ToldProps) => (
  <details name="how-to-jobs" open={isOpen}>
    <summary>{translate(reader, job.title)}</summary>
    <p>
      <Sentence reader={reader} text={job.purpose} />
    </p>
    <ol>
      {job.steps.map((step, at) => (
        <li key={at}>
          <Sentence reader={reader} text={step} />
        </li>
      ))}
    </ol>
    <dl>
      <dt>{translate(reader, howToWords.result)}</dt>
      <dd>
        <Sentence reader={reader} text={job.result} />
      </dd>
      <dt>{translate(reader, howToWords.trouble)}</dt>
      <dd>
        <Sentence reader={reader} text={job.trouble} />
      </dd>
    </dl>
  </details>
)

/** The address of a screen under the admin's own. */
const addressOf = (segments: string | readonly string[] | undefined): string =>
  typeof segments === 'object' ? `/${segments.join('/')}` : ''

/**
 * In the head of every screen: what is done on it, step by step. It needs no script: the browser itself opens it beside the work
 * and keeps it open.
 */
export const HowTo = ({ i18n, params, user }: Pick<ServerProps, 'i18n' | 'params' | 'user'>) => {
  if (!hasRole(user ?? null, ['admin', 'marketing'])) return null
  const reader = { i18n }
  const jobs = jobsAt(addressOf(params?.['segments']))
  return (
    <>
      <button className="how-to__open" type="button" popoverTarget="how-to">
        {translate(reader, howToWords.open)}
      </button>
      <div id="how-to" className="how-to" popover="manual" role="dialog" aria-labelledby="how-to-title">
        <div className="how-to__head">
          <strong id="how-to-title">{translate(reader, howToWords.open)}</strong>
          <button type="button" popoverTarget="how-to" popoverTargetAction="hide">
            {translate(reader, howToWords.close)}
          </button>
        </div>
        {jobs.map((job, at) => (
          <Told key={job.id} reader={reader} job={job} isOpen={at === 0} />
        ))}
      </div>
    </>
  )
}
