import { type JSXConvertersFunction, RichText as LexicalRichText } from '@payloadcms/richtext-lexical/react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'

import { localizedHref } from '@/core/navigation/paths'
import type { CodeLinesBlock } from '@/payload-types'

import type { CopyWords } from './copied-code.client'
import { CopiedCode } from './copied-code.split.client'
import type { ArticleBody as Body } from './types'

const textAt = (record: object, name: string): string => {
  const value: unknown = Reflect.get(record, name)
  return typeof value === 'string' ? value : ''
}

/** Path of a page, or a typed URL of an allowed scheme. */
const addressOf = (node: { readonly fields: object }): string => {
  const target: unknown = Reflect.get(Object(Reflect.get(node.fields, 'doc')), 'value')
  const address = typeof target === 'object' && target !== null ? textAt(target, 'path') : textAt(node.fields, 'url')
  return /^(?:\/(?!\/)|#|https:\/\/|mailto:)\S*$/.test(address) ? address : '#'
}

const headings = { h2: 'h2', h3: 'h3', h4: 'h4' } as const
const isTag = (tag: string): tag is keyof typeof headings => Object.hasOwn(headings, tag)

const convertersIn =
  (locale: string, words: CopyWords): JSXConvertersFunction =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    heading: ({ node, nodesToJSX }) => {
      const Heading = isTag(node.tag) ? node.tag : 'h2'
      return <Heading id={textAt(node, 'anchor')}>{nodesToJSX({ nodes: node.children })}</Heading>
    },
    link: ({ node, nodesToJSX }) => <Link href={localizedHref(locale, addressOf(node))}>{nodesToJSX({ nodes: node.children })}</Link>,
    list: ({ node, nodesToJSX }) => {
      const items = nodesToJSX({ nodes: node.children })
      return node.tag === 'ol' ? <ol start={node.start}>{items}</ol> : <ul>{items}</ul>
    },
    listitem: ({ node, nodesToJSX }) => <li>{nodesToJSX({ nodes: node.children })}</li>,
    blocks: {
      // The player shows the drawings.
      scene: () => null,
      'code-lines': ({ node }: { readonly node: { readonly fields: CodeLinesBlock } }) => (
        <CopiedCode words={words}>
          {/* Focusable, so that it scrolls by keyboard. */}
          <pre tabIndex={0} translate="no">
            <code>{node.fields.code}</code>
          </pre>
        </CopiedCode>
      ),
    },
  })

export const ArticleBody = ({ body }: { readonly body: Body }) => {
  const locale = useLocale()
  const t = useTranslations('article.code')
  const words = { copy: t('copy'), copied: t('copied'), selected: t('selected') }
  return <LexicalRichText data={body as never} converters={convertersIn(locale, words)} disableContainer />
}
