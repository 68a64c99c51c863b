import { Fragment, type ReactNode, createElement } from 'react'
import { atTop, ground, Table, colours, Plate, displayFont, styleSheet, textFont } from './layout'
import type { MailBlock, MailSite, MailWords, MailDocument, MailFact } from './document'
import { Receipt, receiptText, type ReceiptRow } from './receipt'

const Lines = ({ text }: { readonly text: string }) =>
  text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ))

const Paragraph = ({ children }: { readonly children: ReactNode }) => (
  <p className="ink" style={{ margin: 0, color: colours.ink, fontSize: 16, lineHeight: 1.5 }}>
    {children}
  </p>
)

interface LinkProps {
  readonly label: string
  readonly href: string
}

const Button = ({ label, href, plain }: LinkProps & { readonly plain: string }) => (
  <>
    <Table isWide={false}>
      <tr>
        <td {...ground(colours.action)} style={{ backgroundColor: colours.action, borderRadius: 6 }}>
          <a
            href={href}
            style={{
              display: 'inline-block',
              padding: '14px 24px',
              color: colours.ink,
              fontSize: 16,
              fontWeight: 700,
              textDecoration: 'none',
            }}
          >
            {label}
          </a>
        </td>
      </tr>
    </Table>
    <p className="ink2" style={{ margin: '12px 0 0', color: colours.ink2, fontSize: 13, lineHeight: 1.5 }}>
      {plain}
      <br />
      <a className="ink2" href={href} style={{ color: colours.ink2, wordBreak: 'break-all' }}>
        {href}
      </a>
    </p>
  </>
)

const Facts = ({ heading, facts }: Extract<MailBlock, { kind: 'facts' }>) => (
  <>
    {heading ? (
      <h2 className="ink" style={{ margin: '0 0 8px', color: colours.ink, fontSize: 18 }}>
        {heading}
      </h2>
    ) : null}
    <Table isData>
      {facts.map(({ label, value }, index) => (
        <tr key={index}>
          <th
            scope="row"
            align="left"
            {...atTop}
            className="ink2 line"
            style={{
              borderTop: `1px solid ${colours.line}`,
              padding: '8px 16px 8px 0',
              textAlign: 'left',
              fontWeight: 400,
              color: colours.ink2,
              fontSize: 15,
            }}
          >
            {label}
          </th>
          <td
            {...atTop}
            className="ink line"
            style={{
              borderTop: `1px solid ${colours.line}`,
              padding: '8px 0',
              color: colours.ink,
              fontSize: 15,
              fontWeight: 600,
              wordBreak: 'break-word',
            }}
          >
            <Lines text={value} />
          </td>
        </tr>
      ))}
    </Table>
  </>
)

interface BlockProps {
  readonly block: MailBlock
  readonly words: MailWords
  readonly site: MailSite
}

const Block = ({ block, words, site }: BlockProps) => {
  switch (block.kind) {
    case 'paragraph':
      return (
        <Paragraph>
          <Lines text={block.text} />
        </Paragraph>
      )
    case 'plate':
      return <Plate name={block.name} />
    case 'button':
      return <Button label={block.label} href={block.href} plain={words.mail('linkPlain')} />
    case 'link':
      return (
        <Paragraph>
          <a className="ink" href={block.href} style={{ color: colours.ink }}>
            {block.label}
          </a>
        </Paragraph>
      )
    case 'facts':
      return <Facts {...block} />
    case 'receipt':
      return <Receipt receipt={block.receipt} words={words} site={site} />
    default:
      return block satisfies never
  }
}

const Row = ({ children }: { readonly children: ReactNode }) => (
  <tr>
    <td style={{ paddingBottom: 20 }}>{children}</td>
  </tr>
)

interface MailProps {
  readonly document: MailDocument
  readonly words: MailWords
  readonly site: MailSite
}

const Head = ({ subject }: { readonly subject: string }) =>
  // Next's lint rule mistakes `<head>` for a page's.
  createElement(
    'head',
    null,
    <meta charSet="utf-8" />,
    <meta name="viewport" content="width=device-width, initial-scale=1" />,
    <meta name="color-scheme" content="light dark" />,
    <meta name="supported-color-schemes" content="light dark" />,
    <title>{subject}</title>,
    <style>{styleSheet}</style>,
  )

const Content = ({ document: { title, blocks }, words, site }: MailProps) => (
  <td className="pad" style={{ padding: '32px 32px 40px', fontFamily: textFont }}>
    <Table>
      <Row>
        <p
          className="ink strong"
          style={{
            margin: 0,
            paddingBottom: 12,
            borderBottom: `2px solid ${colours.ink}`,
            color: colours.ink,
            fontFamily: displayFont,
            fontSize: 18,
            fontWeight: 800,
          }}
        >
          {site.brandName}
        </p>
      </Row>
      <Row>
        <h1
          className="ink"
          style={{ margin: 0, color: colours.ink, fontFamily: displayFont, fontSize: 28, fontWeight: 800, lineHeight: 1.08 }}
        >
          {title}
        </h1>
      </Row>
      {blocks.map((block, index) => (
        <Row key={index}>
          <Block block={block} words={words} site={site} />
        </Row>
      ))}
    </Table>
    <p className="ink2" style={{ margin: '8px 0 0', color: colours.ink2, fontSize: 13, lineHeight: 1.5 }}>
      {words.mail('questions', { email: site.supportEmail })}
      <br />
      <a className="ink2" href={site.page('')} style={{ color: colours.ink2 }}>
        {site.brandName}
      </a>
    </p>
  </td>
)

/** Uses tables and inline styles, for email clients; loads no images, fonts or scripts. */
const Mail = ({ document, words, site }: MailProps) => (
  <html lang={words.locale}>
    <Head subject={document.subject} />
    <body className="surface" {...ground(colours.surface)} style={{ margin: 0, backgroundColor: colours.surface, fontFamily: textFont }}>
      <Table className="surface" colour={colours.surface}>
        <tr>
          <td align="center">
            <Table style={{ maxWidth: 600, width: '100%' }}>
              <tr>
                <Content document={document} words={words} site={site} />
              </tr>
            </Table>
          </td>
        </tr>
      </Table>
    </body>
  </html>
)

/** React escapes all user input. */
export const writeHtml = async (document: MailDocument, words: MailWords, site: MailSite): Promise<string> => {
  // Imported lazily because Next forbids it in pages.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return `<!doctype html>\n${renderToStaticMarkup(<Mail document={document} words={words} site={site} />)}\n`
}

const width = 64

const ruled = (label: string, amount: string): string =>
  label.length + amount.length + 2 <= width
    ? `${label}${' '.repeat(width - label.length - amount.length)}${amount}`
    : `${label}\n${amount.padStart(width)}`

const line = '-'.repeat(width)

const rowText = ({ kind, label, note, amount }: ReceiptRow): string => {
  const indent = kind === 'addon' ? '  + ' : ''
  const noted = note ? `\n${kind === 'addon' ? '    ' : '  '}${note}` : ''
  const opens = kind === 'due' ? `${line}\n` : ''
  return `${opens}${ruled(`${indent}${label}`, amount)}${noted}`
}

const factText = ({ mail }: MailWords, { label, value }: MailFact): string =>
  `${mail('before', { label })}${value.includes('\n') ? '\n' : ' '}${value}`

const firstSum = (rows: readonly ReceiptRow[]): number => rows.findIndex(({ kind }) => kind === 'sum')

const blockText = (block: MailBlock, words: MailWords, site: MailSite): string => {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'plate':
      return `[ ${block.name} ]`
    case 'button':
    case 'link':
      return `${words.mail('before', { label: block.label })}\n${block.href}`
    case 'facts':
      return [...(block.heading ? [block.heading, line] : []), ...block.facts.map((fact) => factText(words, fact))].join('\n')
    case 'receipt': {
      const { title, meta, billedTo, rows, notes } = receiptText(words, block.receipt, site.priceLocale)
      const split = firstSum(rows)
      return [
        title,
        meta,
        ...(billedTo === null ? [] : [billedTo]),
        line,
        ...rows.slice(0, split).map(rowText),
        line,
        ...rows.slice(split).map(rowText),
        line,
        ...notes,
      ].join('\n')
    }
    default:
      return block satisfies never
  }
}

export const writeText = ({ title, blocks }: MailDocument, words: MailWords, site: MailSite): string =>
  [
    title,
    ...blocks.map((block) => blockText(block, words, site)),
    `-- \n${site.brandName}\n${words.mail('questions', { email: site.supportEmail })}\n${site.page('')}`,
  ].join('\n\n')
