/** `GET /api/kyero.xml?lng=fr`: what is on offer, as Kyero 3 (docs/api.md). */
import { answerPartner } from '@/lib/server/syndication/partner-feeds'

export const GET = (request: Request): Promise<Response> => answerPartner(request, 'kyero')
