/** `GET /api/home-listings.xml?lng=fr`: the published listings as a Meta catalogue (docs/api.md). */
import { answerPartner } from '@/lib/server/syndication/partner-feeds'

export const GET = (request: Request): Promise<Response> => answerPartner(request, 'homeListings')
