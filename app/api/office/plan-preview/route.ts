/** `POST /api/office/plan-preview/`: a preview of the mail that confirms a viewing being planned. Nothing is sent. */
import { answerStaff } from '@/lib/server/office/pages/office-answers'
import { findPlannedMail } from '@/lib/server/office/viewings/plan-preview'
import { answerPreview } from '@/lib/server/office/viewings/viewing-preview'

export const POST = (request: Request): Promise<Response> =>
  answerStaff(request, 'handleViewings', () => answerPreview(request, findPlannedMail))
