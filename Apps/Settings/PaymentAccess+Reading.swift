import PortOne
import SystemPackage
import Vocabulary

extension PaymentSettings {
    /// Reads the access to the gateway; nil unless real money moves. Only a program that pays reads it.
    ///
    /// Throws `payments` for a file that is missing, that others can read, or with a wrong line, and
    /// `unreadableFile`.
    public func access() throws(SettingsError) -> PaymentAccess? {
        guard mode == .live, let file else { return nil }
        if SmallFile.isOpenToOthers(file) { throw .payments(.openFile(file)) }
        let bytes: [UInt8]?
        do {
            bytes = try SmallFile.bytes(of: file)
        } catch {
            throw .unreadableFile(file, reason: "\(error)")
        }
        guard let bytes else { throw .payments(.noFile(file)) }
        return try PaymentAccess(String(decoding: bytes, as: UTF8.self), of: file)
    }
}

extension PaymentAccess {
    /// Reads lines `name value`; those that begin with `#` are passed over. Throws `payments`.
    init(_ text: String, of file: String) throws(SettingsError) {
        var lines = AccessLines(file: file)
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .enumerated()
        {
            let words = line.split { $0 == " " || $0 == "\t" }.map { String($0) }
            guard let name = words.first, !name.hasPrefix("#") else { continue }
            try lines.add(name, Array(words.dropFirst()), line: index + 1)
        }
        self = try lines.access()
    }
}

/// The lines of a file with an access, read one after the other.
private struct AccessLines {
    let file: String
    private var store: (text: String, line: Int)?
    private var secret: (text: String, line: Int)?
    private var channels: [PaymentChannel] = []
    private var webhookSecrets: [WebhookSecret] = []

    init(file: String) { self.file = file }

    private enum Form: String, CaseIterable {
        case store = "store store-…"
        case secret = "secret …"
        case channel = "channel channel-key-… [manual] [buyer] [card] [easy-pay] [transfer]"
        case webhook = "webhook-secret whsec_… (one or two such lines)"

        static var all: String { allCases.map(\.rawValue).joined(separator: "; ") }
    }

    mutating func add(_ name: String, _ words: [String], line: Int) throws(SettingsError) {
        switch name {
        case "store":
            guard words.count == 1, store == nil else { throw bad(line, Form.store.rawValue) }
            store = (words[0], line)
        case "secret":
            guard words.count == 1, secret == nil else { throw bad(line, Form.secret.rawValue) }
            secret = (words[0], line)
        case "channel":
            guard let channel = PaymentChannel(words), !channels.contains(where: { $0.key == channel.key })
            else { throw bad(line, Form.channel.rawValue) }
            channels.append(channel)
        case "webhook-secret":
            guard words.count == 1, webhookSecrets.count < 2, let secret = WebhookSecret(words[0]) else {
                throw bad(line, Form.webhook.rawValue)
            }
            webhookSecrets.append(secret)
        default: throw bad(line, Form.all)
        }
    }

    func access() throws(SettingsError) -> PaymentAccess {
        guard let store else { throw lacks(.store) }
        guard let secret else { throw lacks(.secret) }
        guard PortOneAccount(storeID: store.text, secret: "x") != nil else {
            throw bad(store.line, Form.store.rawValue)
        }
        guard let account = PortOneAccount(storeID: store.text, secret: secret.text) else {
            throw bad(secret.line, Form.secret.rawValue)
        }
        if channels.isEmpty { throw lacks(.channel) }
        if webhookSecrets.isEmpty { throw lacks(.webhook) }
        return PaymentAccess(account: account, channels: channels, webhookSecrets: webhookSecrets)
    }

    private func bad(_ line: Int, _ expected: String) -> SettingsError {
        .payments(.badLine(file, line, expected: expected))
    }

    private func lacks(_ form: Form) -> SettingsError { .payments(.incomplete(file, form.rawValue)) }
}

extension PaymentChannel {
    /// Reads the key and the words behind it, each once in any order; by card where no means is named. Nil
    /// for anything else.
    fileprivate init?(_ words: [String]) {
        guard let key = words.first, key.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
        let rest = words.dropFirst()
        let methods = rest.compactMap { PaymentMethod(rawValue: $0) }
        let flags = rest.filter { $0 == "manual" || $0 == "buyer" }
        guard methods.count + flags.count == rest.count, Set(rest).count == rest.count else { return nil }
        self.init(
            key: key, needsConfirmation: rest.contains("manual"), asksForBuyer: rest.contains("buyer"),
            methods: methods.isEmpty ? [.card] : methods)
    }
}
