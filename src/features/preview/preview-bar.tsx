import type { ReactNode } from 'react'

interface PreviewBarProps {
  readonly language: ReactNode
  readonly theme: ReactNode
}

/** Language and theme of the preview; the admin's own bar sets the width. */
export const PreviewBar = ({ language, theme }: PreviewBarProps) => (
  <div className="preview-bar">
    {language}
    {theme}
  </div>
)
