import { Fragment, type ReactNode } from 'react'
import { atTop, ground, Table, colours, Plate } from './layout'
import type { MailBlock, MailSite, MailWords } from './document'
import { Receipt } from './receipt'

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

export const Block = ({ block, words, site }: BlockProps) => {
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
