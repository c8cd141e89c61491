/**
 * `POST /api/viewing-answer/preview/`: a preview of the reply mail, authorized by the link of an agent's mail. Nothing is sent.
 */
import { findAnswerMail } from '@/lib/server/office/viewings/answer-choices'
import { answerPreview } from '@/lib/server/office/viewings/viewing-preview'

export const POST = (request: Request): Promise<Response> => answerPreview(request, findAnswerMail)
