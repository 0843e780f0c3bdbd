import PortOne

extension SandboxSettings {
    /// The secret of the interface that a sandbox has unless it is given another. It protects nothing and is
    /// no secret: a sandbox moves no money and listens on the own machine.
    public static let usualSecret = "portone-sandbox"

    /// The secret of webhooks, in the same way.
    public static let usualWebhookSecret = "whsec_bWFkYW5nLXBvcnRvbmUtc2FuZGJveA=="

    /// A sandbox with the usual secrets.
    public static var usual: SandboxSettings {
        SandboxSettings(
            secret: usualSecret, webhookSecrets: [usualWebhookSecret].compactMap { WebhookSecret($0) })
    }
}
