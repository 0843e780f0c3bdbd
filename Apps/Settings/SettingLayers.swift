import Vocabulary

/// The places where settings are written, the strongest first.
struct SettingLayers {
    private var layers: [Layer]
    private let directories: BaseDirectories
    /// How many layers are stronger than what an account keeps.
    private let aboveAccount: Int

    private struct Layer {
        /// What is written there of a setting; nil for nothing. Throws for what is no text.
        let text: (SettingKey) throws -> String?
        let source: (SettingKey) -> SettingSource
    }

    init(
        flags: [SettingKey: String], environment: [String: String], device: KeptSettingValues?,
        file: SettingsFile?, directories: BaseDirectories
    ) {
        var layers = [
            Layer(text: { flags[$0] }, source: { .flag($0.flag) }),
            Layer(
                // An empty variable counts as unset, as shells' users expect.
                text: { environment[$0.variable].flatMap { $0.isEmpty ? nil : $0 } },
                source: { .environment($0.variable) }),
        ]
        if let device {
            layers.append(Layer(text: { device.values[$0] }, source: { _ in .device(device.path) }))
        }
        aboveAccount = layers.count
        if let file {
            layers.append(Layer(text: file.text, source: { _ in .file(file.path) }))
        }
        self.layers = layers
        self.directories = directories
    }

    /// With what an account keeps, which is stronger than the file alone.
    func adding(_ account: KeptSettingValues) -> SettingLayers {
        var next = self
        let layer = Layer(text: { account.values[$0] }, source: { _ in .account(account.path) })
        next.layers.insert(layer, at: aboveAccount)
        return next
    }

    /// The value that counts. One that a layer cannot show as text is shown as no text, which no rule allows.
    func entry(_ key: SettingKey) -> SettingEntry {
        for layer in layers {
            do {
                guard let text = try layer.text(key) else { continue }
                return SettingEntry(key: key, value: text, source: layer.source(key))
            } catch {
                return SettingEntry(key: key, value: "", source: layer.source(key))
            }
        }
        return SettingEntry(key: key, value: key.fallback(directories), source: .default)
    }

    func text(_ key: SettingKey) throws(SettingsError) -> String { try filled(key).written }

    /// The entry of a setting that must not be empty.
    func filled(_ key: SettingKey) throws(SettingsError) -> SettingEntry {
        let entry = entry(key)
        if entry.written.isEmpty { throw .badValue(entry, .required) }
        return entry
    }

    func number(_ key: SettingKey) throws(SettingsError) -> Int {
        let (entry, range) = (entry(key), key.range ?? 0...Int.max)
        guard let number = Int(entry.written), range.contains(number) else {
            let (low, high) = (Int64(range.lowerBound), Int64(range.upperBound))
            throw .badValue(entry, .outOfRange(minimum: low, maximum: high))
        }
        return number
    }

    func value<Value>(
        _ key: SettingKey, _ allowed: [String], _ read: (String) throws(ServiceFailure) -> Value?
    ) throws(SettingsError) -> Value {
        let entry = entry(key)
        do throws(ServiceFailure) {
            if let value = try read(entry.written) { return value }
        } catch {
            throw .service(error)
        }
        throw .badValue(entry, .unknown(allowed: allowed))
    }

    /// Throws if the value was given as a flag and holds a password: every user of the machine can read the
    /// flags of its programs.
    func requireNoSecretFlag(_ key: SettingKey) throws(SettingsError) {
        let entry = entry(key)
        if case .flag = entry.source, entry.isSecret { throw .secretFlag(entry) }
    }
}
