import type { ReactNode } from 'react'

interface PreviewBarProps {
  readonly language: ReactNode
  readonly theme: ReactNode
}

/** Above a preview: in which language and theme it is drawn. How wide, the admin's own bar says. */
export const PreviewBar = ({ language, theme }: PreviewBarProps) => (
  <div className="preview-bar">
    {language}
    {theme}
  </div>
)
