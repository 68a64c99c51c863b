import type { Field, GroupField } from 'payload'
import { validateArticle } from './validate-article'
import { articleEditor } from '@/payload/editor'
import { words } from '@/payload/words'
import { href, keyList } from './rows'
import { localizedText } from './text'

const body: Field = {
  name: 'body',
  type: 'richText',
  localized: true,
  editor: articleEditor,
  validate: validateArticle,
  label: words('fields.articleText.body.label'),
  admin: {
    description: words('fields.articleText.body.description'),
  },
}

const related = keyList('related', words('fields.articleText.related.label'), words('fields.articleText.related.description'), 'articles')

const action: GroupField = {
  name: 'action',
  type: 'group',
  label: words('fields.articleText.action.label'),
  admin: {
    description: words('fields.articleText.action.description'),
  },
  fields: [
    localizedText('heading', words('fields.articleText.action.heading.label'), { maxLength: 80 }),
    localizedText('buttonLabel', words('fields.articleText.action.buttonLabel.label'), { maxLength: 60 }),
    href({ required: false }),
  ],
}

const answers: Field = {
  name: 'answers',
  type: 'ui',
  label: words('fields.articleText.answers.label'),
  admin: { components: { Field: '/payload/admin/article-answers#ArticleAnswers' } },
}

export const articleText: Field[] = [body, related, action, answers]
