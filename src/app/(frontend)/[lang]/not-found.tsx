import { NotFoundFace } from '@/features/error-pages/not-found-face'

export default function NotFoundPage() {
  return <NotFoundFace />
}
