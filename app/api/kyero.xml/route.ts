/** `GET /api/kyero.xml?lng=fr`: the published listings as Kyero 3 (docs/api.md). */
import { answerPartner } from '@/lib/server/syndication/partner-feeds'

export const GET = (request: Request): Promise<Response> => answerPartner(request, 'kyero')
