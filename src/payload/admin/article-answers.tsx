import type { ServerComponentProps } from 'payload'
import { countArticleVotes, findReaderNotes } from '@/modules/content/content.repository'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'
import { FieldView } from './record-fields'

const none = words('articleAnswers.none')

const yes = words('articleAnswers.yes')
const no = words('articleAnswers.no')

const notesOf = words('articleAnswers.notesOf')

type ArticleAnswersProps = Pick<ServerComponentProps, 'data' | 'field' | 'i18n' | 'payload'>

export const ArticleAnswers = async ({ data, field, i18n, payload }: ArticleAnswersProps) => {
  const id: unknown = data['id']
  if (typeof id !== 'string') return null
  const { drizzle } = payload.db
  const [{ helpful, unhelpful }, notes] = await Promise.all([countArticleVotes(drizzle, id), findReaderNotes(drizzle, id)])
  const say = (text: typeof yes) => translate({ i18n }, text)
  return (
    <FieldView field={field} i18n={i18n}>
      <p>{helpful + unhelpful === 0 ? say(none) : `${say(yes)}: ${helpful} · ${say(no)}: ${unhelpful}`}</p>
      {notes.length > 0 ? (
        <>
          <p>{say(notesOf)}</p>
          <ul>
            {notes.map(({ id: note, locale, isHelpful, text, day }) => (
              <li key={note}>
                {day} · {locale} · {say(isHelpful ? yes : no)}: {text}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </FieldView>
  )
}
