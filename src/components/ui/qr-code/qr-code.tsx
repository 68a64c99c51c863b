interface QrCodeProps {
  /** A path of 1 × 1 squares within `size`. */
  readonly drawing: { readonly size: number; readonly path: string }
  readonly label: string
}

/** Dark on white in both themes, as scanners expect. */
export const QrCode = ({ drawing: { size, path }, label }: QrCodeProps) => (
  <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
    <rect width={size} height={size} fill="var(--qr-ground)" />
    <path d={path} fill="var(--qr-ink)" />
  </svg>
)
