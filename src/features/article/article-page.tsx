import { useLocale, useTranslations, useFormatter } from 'next-intl'
import { articleLimits } from '@/lib/config/limits'
import { FeedbackForm } from './feedback-form.split.client'
import { rateArticle } from './rate-article'
import { BookOpen, Compass, type IconNode, ListChecks, SquarePlay } from 'lucide'
import Link from 'next/link'
import { type ReactNode, useId } from 'react'
import type { ResourceType } from '@/core/filters'
import { ButtonLink } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icons/icon'
import { PageHead } from '@/components/ui/section/section'
import { ArticlePicture } from './article-picture'
import { ArticleTable, ArticleTableCell } from './article-table'
import { ArticleVideo } from './article-video'
import type { ArticleView, ArticleBody as Body } from './types'
import { Walkthrough } from './walkthrough.split.client'
import { type JSXConverterArgs, type JSXConvertersFunction, RichText as LexicalRichText } from '@payloadcms/richtext-lexical/react'
import { localizedHref } from '@/core/navigation/paths'
import type { CodeLinesBlock, VideoBlock } from '@/payload-types'
import type { CopyWords } from './copied-code.client'
import { CopiedCode } from './copied-code.split.client'

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
      // Headings within a table have no anchor.
      return <Heading id={textAt(node, 'anchor') || undefined}>{nodesToJSX({ nodes: node.children })}</Heading>
    },
    link: ({ node, nodesToJSX }) => <Link href={localizedHref(locale, addressOf(node))}>{nodesToJSX({ nodes: node.children })}</Link>,
    list: ({ node, nodesToJSX }) => {
      const items = nodesToJSX({ nodes: node.children })
      return node.tag === 'ol' ? <ol start={node.start}>{items}</ol> : <ul>{items}</ul>
    },
    listitem: ({ node, nodesToJSX }) => <li>{nodesToJSX({ nodes: node.children })}</li>,
    upload: ({ node }) => <ArticlePicture node={node} />,
    unknown: () => null,
    table: ({ node, nodesToJSX }: JSXConverterArgs) => <ArticleTable node={node} nodesToJSX={nodesToJSX} />,
    tablecell: ({ node, nodesToJSX }: JSXConverterArgs) => <ArticleTableCell node={node} nodesToJSX={nodesToJSX} />,
    blocks: {
      // The player shows the drawings.
      scene: () => null,
      video: ({ node }: { readonly node: { readonly fields: VideoBlock } }) => <ArticleVideo fields={node.fields} />,
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

/** One click is enough, the comment is optional; works without JavaScript. */
const ArticleFeedback = ({ slug }: { readonly slug: string }) => {
  const t = useTranslations('article.helpful')
  const forms = useTranslations('forms')
  const locale = useLocale()
  return (
    <FeedbackForm
      action={rateArticle.bind(null, locale)}
      slug={slug}
      longest={articleLimits.note}
      words={{
        question: t('question'),
        yes: t('yes'),
        no: t('no'),
        why: t('why'),
        note: t('note'),
        hint: t('hint'),
        thanks: t('thanks'),
        network: forms('network'),
      }}
    />
  )
}

const icons = { video: SquarePlay, documentation: BookOpen, tutorial: ListChecks, guide: Compass } satisfies Record<ResourceType, IconNode>

const Facts = ({ view: { type, difficulty, reading, doing, updatedAt } }: { readonly view: ArticleView }) => {
  const t = useTranslations('article')
  const kinds = useTranslations('resourceCentre')
  const format = useFormatter()
  const minutes = (count: number) => format.number(count, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
  return (
    <ul className="article__facts">
      <li>
        <Icon of={icons[type]} /> <span>{kinds(`types.${type}`)}</span>
      </li>
      <li>{kinds(`difficulties.${difficulty}`)}</li>
      <li>{t('reading', { minutes: minutes(reading) })}</li>
      {doing === null ? null : <li>{t('doing', { minutes: minutes(doing) })}</li>}
      <li>
        <span>
          {t('updated')} <time dateTime={updatedAt.slice(0, 10)}>{format.dateTime(new Date(updatedAt), { dateStyle: 'long' })}</time>
        </span>
      </li>
    </ul>
  )
}

const Contents = ({ outline, languages }: Pick<ArticleView, 'outline' | 'languages'>) => {
  const t = useTranslations('article')
  const id = useId()
  const shown = outline.filter(({ level }) => level < 4)
  if (shown.length < 2) return null
  return (
    <nav className="article__contents" aria-labelledby={id}>
      <p id={id} className="article__label">
        {t('contents')}
      </p>
      <ol lang={languages?.body}>
        {shown.map(({ level, text, anchor }) => (
          <li key={anchor} data-level={level}>
            <a href={`#${anchor}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const Related = ({ related }: Pick<ArticleView, 'related'>) => {
  const t = useTranslations('article')
  const kinds = useTranslations('resourceCentre')
  const id = useId()
  if (related.length === 0) return null
  return (
    <section className="article__related" aria-labelledby={id}>
      <h2 id={id}>{t('related')}</h2>
      <ul>
        {related.map(({ title, type, href }) => (
          <li key={href}>
            <Link href={href}>{title}</Link>
            <span>{kinds(`types.${type}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Video = ({ scenes, lang }: Pick<ArticleView, 'scenes'> & { readonly lang: string | undefined }) => {
  const t = useTranslations('article.video')
  if (scenes.length === 0) return null
  const words = {
    label: t('label'),
    play: t('play'),
    pause: t('pause'),
    again: t('again'),
    previous: t('previous'),
    next: t('next'),
    places: scenes.map((_, index) => t('place', { place: index + 1, count: scenes.length })),
  }
  return <Walkthrough scenes={scenes} lang={lang} words={words} />
}

const NextStep = ({ action }: Pick<ArticleView, 'action'>) => {
  const t = useTranslations('article')
  const locale = useLocale()
  const id = useId()
  const { heading, label, href } = action ?? { heading: t('askHeading'), label: t('askLabel'), href: `/${locale}/contact` }
  return (
    <section className="article__next wall" aria-labelledby={id}>
      <div className="wide article__next-row">
        <h2 id={id}>{heading || label}</h2>
        <ButtonLink variant="go" href={href}>
          {label}
        </ButtonLink>
      </div>
    </section>
  )
}

interface ArticlePageProps {
  readonly view: ArticleView
  readonly above: ReactNode
}

export const ArticlePage = ({ view, above }: ArticlePageProps) => (
  <article>
    <PageHead above={above} heading={view.title} intro={view.summary} lang={view.languages?.title} />
    <div className="wide article">
      <Facts view={view} />
      <Video scenes={view.scenes} lang={view.languages?.body} />
      <div className="article__columns">
        <Contents outline={view.outline} languages={view.languages} />
        <div className="article__text">
          <div className="prose" lang={view.languages?.body}>
            <ArticleBody body={view.body} />
          </div>
          <ArticleFeedback slug={view.slug} />
        </div>
      </div>
      <Related related={view.related} />
    </div>
    <NextStep action={view.action} />
  </article>
)
