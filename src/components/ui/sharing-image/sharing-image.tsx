/** Tokens of `styles/tokens.css`, repeated because the image renderer knows no stylesheets. */
const wall = '#0E4030'
const wallLine = '#2F6350'
const onWall = '#F3F6EF'
const onWallQuiet = '#BAD3C6'
const sign = '#FFFFFF'
const ink = '#0B2A20'

interface SharingImageProps {
  readonly title: string
  readonly brandName: string
}

const screw = (position: object) => (
  <div
    style={{
      position: 'absolute',
      width: 18,
      height: 18,
      borderRadius: 9,
      border: `3px solid ${ink}`,
      ...position,
    }}
  />
)

/** Font size at which a title takes three lines at most. */
const sizeOf = (title: string): number => (title.length > 44 ? 68 : title.length > 26 ? 84 : 104)

export const SharingImage = ({ title, brandName }: SharingImageProps) => {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 72,
        background: wall,
        color: onWall,
        fontFamily: 'Georama',
      }}
    >
      <div style={{ display: 'flex', fontSize: sizeOf(title), lineHeight: 1.06, letterSpacing: '-0.015em', maxWidth: 1000 }}>{title}</div>
      <div style={{ display: 'flex', alignItems: 'center', gap: 40 }}>
        <div
          style={{
            display: 'flex',
            position: 'relative',
            padding: '30px 64px',
            background: sign,
            color: ink,
            border: `4px solid ${ink}`,
            borderRadius: 12,
            fontSize: 56,
          }}
        >
          {screw({ top: 12, left: 12 })}
          {screw({ top: 12, right: 12 })}
          {screw({ bottom: 12, left: 12 })}
          {screw({ bottom: 12, right: 12 })}
          {brandName}
        </div>
        <div style={{ display: 'flex', flexGrow: 1, height: 4, background: wallLine }} />
        <div style={{ display: 'flex', width: 28, height: 28, borderRadius: 14, border: `4px solid ${onWallQuiet}` }} />
      </div>
    </div>
  )
}

/** In px, as link previews expect. */
export const sharingImageSize = { width: 1200, height: 630 }
