/** The maxima of `LIMITS` that fields hold people to: apart, since the words of all limits are many bytes. */
export const INPUT_MAXIMA = {
  /** Characters of a message to the assistant. */
  message: 8_000,
  /** Days that chats may be kept. */
  chatDays: 3_650,
  /** Characters of a reason or note beside a suggestion. */
  suggestionReason: 1_000,
} as const;
