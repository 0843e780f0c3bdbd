import Moderation
import Vocabulary
import Wire

extension ModerationEndpoints {
    static let dismiss = Endpoint<OrderInput, BatchView, ModerationError>(
        name: "moderation.dismiss", .post, "/api/v1/moderation/acts/dismiss", access: .member, status: 201,
        creates: true, summary: "Dismiss reports, for moderators.",
        input: OrderInput.shape, output: ModerationWire.batch, failures: refusals(of: .dismiss))

    static let hide = Endpoint<OrderInput, BatchView, ModerationError>(
        name: "moderation.hide", .post, "/api/v1/moderation/acts/hide", access: .member, status: 201,
        creates: true, summary: "Hide what is reported, for moderators.",
        input: OrderInput.shape, output: ModerationWire.batch, failures: refusals(of: .hide))

    static let restore = Endpoint<OrderInput, BatchView, ModerationError>(
        name: "moderation.restore", .post, "/api/v1/moderation/acts/restore", access: .member, status: 201,
        creates: true, summary: "Show again what was hidden, for moderators.",
        input: OrderInput.shape, output: ModerationWire.batch, failures: refusals(of: .restore))

    static let remove = Endpoint<OrderInput, BatchView, ModerationError>(
        name: "moderation.remove", .post, "/api/v1/moderation/acts/remove", access: .member, status: 201,
        creates: true, summary: "Remove what is reported for good, for moderators.",
        input: OrderInput.shape, output: ModerationWire.batch, failures: refusals(of: .remove))

    static let silence = Endpoint<OrderInput, BatchView, ModerationError>(
        name: "moderation.silence", .post, "/api/v1/moderation/acts/silence", access: .member, status: 201,
        creates: true, summary: "Silence the owner of what is reported, for moderators.",
        input: OrderInput.shape, output: ModerationWire.batch, failures: refusals(of: .silence))

    static let unsilence = Endpoint<OrderInput, BatchView, ModerationError>(
        name: "moderation.unsilence", .post, "/api/v1/moderation/acts/unsilence", access: .member,
        status: 201,
        creates: true, summary: "Let the owner write again, for moderators.",
        input: OrderInput.shape, output: ModerationWire.batch, failures: refusals(of: .unsilence))

    static let suspend = Endpoint<OrderInput, BatchView, ModerationError>(
        name: "moderation.suspend", .post, "/api/v1/moderation/acts/suspend", access: .member, status: 201,
        creates: true, summary: "Suspend the owner of what is reported, for operators.",
        input: OrderInput.shape, output: ModerationWire.batch, failures: refusals(of: .suspend))

    static let reinstate = Endpoint<OrderInput, BatchView, ModerationError>(
        name: "moderation.reinstate", .post, "/api/v1/moderation/acts/reinstate", access: .member,
        status: 201,
        creates: true, summary: "Let the owner sign in again, for operators.",
        input: OrderInput.shape, output: ModerationWire.batch, failures: refusals(of: .reinstate))
}
