interface SkeletonProps {
  /** CSS lengths of what will stand here, so that nothing moves when it comes. */
  readonly width: string
  readonly height: string
}

/** A still block of the real size. The place around it says that it is busy. */
export const Skeleton = ({ width, height }: SkeletonProps) => <span className="skeleton" style={{ width, height }} aria-hidden="true" />
