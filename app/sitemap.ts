/** `/sitemap.xml`, always from the live content. */
import { buildSitemap } from '@/lib/server/sitemap'

export const dynamic = 'force-dynamic'

export default buildSitemap
