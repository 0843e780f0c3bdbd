import PortOne
public import PortOneSandbox
public import Settings
import Wire
import WireClient

extension PaymentParts {
    /// Payments by these settings over the network: by the gateway, or by a sandbox that another process
    /// serves. Nothing is sent before the first verb.
    ///
    /// Throws as reading the access to the gateway does, and `payments` where the address of the sandbox is
    /// not known.
    public init(_ settings: Settings) throws(SettingsError) {
        let payments = settings.payments
        switch payments.mode {
        case .off: self = .off
        case .sandbox:
            guard let place = payments.sandbox ?? payments.ownSandbox else {
                throw .payments(.noSandboxAddress)
            }
            let (curl, address) = (Self.curl(to: place), SiteAddress("\(place)"))
            self.init(payments, Gateway(sandbox: .usual, over: curl, at: address))
        case .live:
            guard let access = try payments.access(), let place = ServerAddress(Self.portOne) else {
                self = .off
                return
            }
            self.init(payments, Gateway(access, over: Self.curl(to: place), origins: payments.origins))
        }
    }

    /// Payments by test money of a sandbox in this process, which browsers reach at that address.
    public init(_ settings: Settings, beside sandbox: PortOneSandbox, at address: SiteAddress) {
        self.init(
            settings.payments,
            Gateway(sandbox: sandbox.settings, over: SandboxTransport(to: sandbox), at: address))
    }

    /// Payments by test money of a sandbox in this process, for platforms without settings.
    public static func sandbox(
        _ sandbox: PortOneSandbox, at address: SiteAddress = SiteAddress(), feeBasisPoints: Int = 0
    ) -> PaymentParts {
        PaymentParts(
            gateway: Gateway(sandbox: sandbox.settings, over: SandboxTransport(to: sandbox), at: address),
            feeBasisPoints: feeBasisPoints, allowsTransfer: false, paysPrivatePeople: true, house: nil)
    }

    private init(_ payments: PaymentSettings, _ gateway: Gateway?) {
        self.init(
            gateway: gateway, feeBasisPoints: payments.feeBasisPoints,
            allowsTransfer: payments.allowsTransfer,
            paysPrivatePeople: gateway?.isTest == true || payments.basis != nil, house: payments.house)
    }

    private static let portOne = "https://api.portone.io"

    /// PortOne advises to wait 60 seconds for an answer.
    private static func curl(to address: ServerAddress) -> CurlTransport {
        CurlTransport(
            to: address, version: MadangVersion.text, limits: CurlLimits(totalTime: .seconds(60)))
    }
}

extension PaymentSettings {
    /// The address of the sandbox that a server with these settings serves; nil for any free port.
    fileprivate var ownSandbox: ServerAddress? {
        port == 0 ? nil : ServerAddress("http://127.0.0.1:\(port)")
    }
}

extension PaymentParts.Gateway {
    /// The gateway itself; nil without a secret of webhooks.
    fileprivate init?(_ access: PaymentAccess, over transport: any Transport, origins: [String]) {
        guard let webhooks = WebhookVerifier(access.webhookSecrets) else { return nil }
        self.init(
            client: PortOneClient(access.account, by: transport), transport: transport,
            storeID: access.account.storeID,
            channels: access.channels, webhooks: webhooks, origins: origins, sandbox: nil)
    }

    /// A sandbox that pretends to be so. A channel that waits for the approval comes first: there the buyer
    /// does not pay for what is gone.
    fileprivate init?(
        sandbox: SandboxSettings, over transport: any Transport, at address: SiteAddress
    ) {
        guard let account = PortOneAccount(storeID: sandbox.storeID, secret: sandbox.secret),
            let webhooks = WebhookVerifier(sandbox.webhookSecrets)
        else { return nil }
        let channels = sandbox.channels.compactMap(PaymentChannel.init)
        self.init(
            client: PortOneClient(account, by: transport), transport: transport,
            storeID: account.storeID,
            channels: channels.filter(\.needsConfirmation) + channels.filter { !$0.needsConfirmation },
            webhooks: webhooks, origins: [], sandbox: address)
    }
}

extension PaymentChannel {
    fileprivate init?(_ channel: SandboxChannel) {
        guard let key = channel.channel.key else { return nil }
        self.init(
            key: key, needsConfirmation: channel.needsConfirmation, asksForBuyer: false,
            methods: PaymentMethod.allCases)
    }
}

extension WebhookVerifier {
    /// Nil without a secret.
    fileprivate init?(_ secrets: [WebhookSecret]) {
        guard let first = secrets.first else { return nil }
        self.init(first, or: secrets.dropFirst().first)
    }
}
