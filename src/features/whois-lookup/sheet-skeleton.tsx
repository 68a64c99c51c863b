import { Skeleton } from '@/ui/skeleton/skeleton'

/** As large as a sheet will be. */
export const SheetSkeleton = () => (
  <div className="sheet on-paper">
    <Skeleton width="min(420px, 100%)" height="56px" />
    <Skeleton width="100%" height="52px" />
    <Skeleton width="100%" height="336px" />
  </div>
)
