import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { AnswerLanguage, ChatRole } from './advisor.types.js';

registerEnumType(ChatRole, {
  name: 'ChatRole',
  description: 'Who wrote a message of a conversation.',
  valuesConfig: { USER: { description: 'The visitor.' }, ASSISTANT: { description: 'The advisor.' } },
});

@InputType({ description: 'A message of a conversation with the advisor.' })
export class ChatMessageInput {
  @Field(() => ChatRole, { description: 'Who wrote it.' })
  role!: ChatRole;

  @Field(() => String, { description: 'Plain text; of a visitor, not blank and at most 2000 characters.' })
  content!: string;
}

@InputType({ description: 'A conversation with a question at its end.' })
export class ChatInput {
  @Field(() => [ChatMessageInput], {
    description: 'The whole conversation, oldest first, at most 200 messages; the last one is the question.',
  })
  messages!: ChatMessageInput[];
}

@ObjectType({ description: 'What an answer rests on.' })
export class AnswerSource {
  @Field(() => String, { description: 'Whose word it is, or what was looked up.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The figure, as the answer has it: "₹2,500/quintal".' })
  figure!: string | null;

  @Field(() => String, { nullable: true, description: 'The day for which it holds, in the language of the answer.' })
  date!: string | null;

  @Field(() => String, { nullable: true, description: 'Path of the page of this site that shows it.' })
  path!: string | null;
}

@ObjectType({ description: "The advisor's answer." })
export class ChatPayload {
  @Field(() => String, { description: 'The answer, plain text in lines.' })
  message!: string;

  @Field(() => AnswerLanguage, {
    description: 'The language of the answer: that of the question; Hindi in Latin letters is answered in Hindi.',
  })
  language!: AnswerLanguage;

  @Field(() => [AnswerSource], { description: 'What the answer rests on; none for small talk.' })
  sources!: AnswerSource[];

  @Field(() => String, { nullable: true, description: 'One line for the visitor where something did not go as usual.' })
  notice!: string | null;

  @Field(() => [String], {
    description:
      'Short questions that can be asked next, at most four, in the letters of the answer: sent as a message, each gets its answer.',
  })
  suggestions!: string[];
}
