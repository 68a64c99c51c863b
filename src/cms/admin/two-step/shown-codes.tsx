import { translate, type Reader } from '@/cms/words'
import { panelWords } from './panel-words'

interface ShownKeyProps extends Reader {
  readonly secret: string
  readonly qr: { readonly size: number; readonly path: string }
}

/** The key for the app, to scan or to type. */
export const ShownKey = ({ secret, qr: { size, path }, i18n }: ShownKeyProps) => (
  <div className="two-step__key">
    <p>{translate({ i18n }, panelWords.scan)}</p>
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={translate({ i18n }, panelWords.qr)} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
    <code translate="no">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
  </div>
)

export const ShownCodes = ({ codes, i18n }: { readonly codes: readonly string[] } & Reader) => (
  <div className="two-step__codes">
    <p>{translate({ i18n }, panelWords.keep)}</p>
    <ol translate="no">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
  </div>
)
