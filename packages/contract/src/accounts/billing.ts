/** What happens around a payment. Plain tables, no zod. */

/** Analytics event sent once when the payment arrived. */
export const subscribedEvent = "user_subscribed";
