/** `POST /api/viewing-answer/preview/`: the mail that an answer would send, for whoever has the link of an agent's mail. Nothing is sent. */
import { findAnswerMail } from '@/lib/server/office/viewings/answer-desk'
import { answerPreview } from '@/lib/server/office/viewings/viewing-preview'

export const POST = (request: Request): Promise<Response> => answerPreview(request, findAnswerMail)
