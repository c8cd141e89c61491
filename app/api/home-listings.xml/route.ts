/** `GET /api/home-listings.xml?lng=fr`: what is on offer, as a catalogue of Meta (docs/api.md). */
import { answerPartner } from '@/lib/server/syndication/partner-feeds'

export const GET = (request: Request): Promise<Response> => answerPartner(request, 'homeListings')
