const Mark = ({ size }: { readonly size: number }) => (
  <svg className="desk-brand__mark" viewBox="0 0 34 34" width={size} height={size} aria-hidden="true" focusable="false">
    <path fill="currentColor" d="M3 0h8v34H3zM23 0h8v34h-8z" />
    <path fill="var(--theme-bg)" d="M-1 8.5h36v17H-1z" />
    <rect y="11" width="34" height="12" rx="1.5" fill="currentColor" />
    <circle cx="5.2" cy="17" r="1.7" fill="var(--theme-bg)" />
    <circle cx="28.8" cy="17" r="1.7" fill="var(--theme-bg)" />
  </svg>
)

export const Icon = () => <Mark size={20} />

export const Logo = () => (
  <span className="desk-brand">
    <Mark size={44} />
    Hostfront
  </span>
)
