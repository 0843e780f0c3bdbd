public import PortOne

/// What a sandbox pretends to be.
public struct SandboxSettings: Sendable {
    /// The one merchant's store.
    public var storeID = "store-00000000-0000-4000-8000-000000000000"
    public var merchantID = "merchant-00000000-0000-4000-8000-000000000000"
    /// The secret of the interface that clients must send.
    public var secret: String
    /// The contracts by which payments can go; the first unless a payment names another.
    public var channels = [SandboxChannel.automatic, .manual]
    /// The address to which webhooks go, unless a payment names its own; nil for none.
    public var webhookURL: String?
    /// One or two secrets that sign webhooks: with two, each webhook carries both signatures.
    public var webhookSecrets: [WebhookSecret]
    /// All identifiers and jitter follow from it: the same calls in the same order give the same bytes.
    public var seed: UInt64 = 1
    /// Names in `Host`, without ports, under which pages and control calls answer besides `localhost` and
    /// loopback addresses: a name that others can point at this machine would let their pages in.
    public var allowedHosts: Set<String> = []

    /// A sandbox with these secrets.
    public init(secret: String, webhookSecrets: [WebhookSecret]) {
        (self.secret, self.webhookSecrets) = (secret, webhookSecrets)
    }
}

/// A contract by which payments can go, and whether the merchant takes the money by a call of its own.
public struct SandboxChannel: Hashable, Sendable {
    public var channel: PortOneChannel
    /// Whether a payment waits for `confirm` after the buyer has agreed.
    public var needsConfirmation: Bool

    /// Memberwise.
    public init(_ channel: PortOneChannel, needsConfirmation: Bool) {
        (self.channel, self.needsConfirmation) = (channel, needsConfirmation)
    }

    /// A test channel that takes the money at once: `channel-key-auto`.
    public static let automatic = SandboxChannel(
        PortOneChannel(.test, key: "channel-key-auto", name: "auto", provider: "SANDBOX"),
        needsConfirmation: false)
    /// A test channel that waits for `confirm`: `channel-key-manual`.
    public static let manual = SandboxChannel(
        PortOneChannel(.test, key: "channel-key-manual", name: "manual", provider: "SANDBOX"),
        needsConfirmation: true)
}
