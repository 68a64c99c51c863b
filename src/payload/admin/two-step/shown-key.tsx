import { translate, type Translator } from '@/payload/translate'

export interface Setup {
  readonly ticket: string
  readonly secret: string
  readonly codes: readonly string[]
  readonly qr: { readonly size: number; readonly path: string }
}

type ShownKeyProps = Translator & Pick<Setup, 'secret' | 'qr'>

/** Setup key for the authenticator app, to scan or to type. */
export const ShownKey = ({ secret, qr: { size, path }, i18n }: ShownKeyProps) => (
  <div className="two-step__key">
    <p>{translate({ i18n }, 'twoStep.scan')}</p>
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={translate({ i18n }, 'twoStep.qr')} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
    <code translate="no">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
  </div>
)

export const ShownCodes = ({ codes, i18n }: { readonly codes: readonly string[] } & Translator) => (
  <div className="two-step__codes">
    <p>{translate({ i18n }, 'twoStep.keep')}</p>
    <ol translate="no">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
  </div>
)
