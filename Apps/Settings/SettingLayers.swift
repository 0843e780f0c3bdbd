import Configuration
import Vocabulary

/// The places where settings are written, the strongest first.
struct SettingLayers {
    private var layers: [Layer]
    private let directories: BaseDirectories

    private struct Layer {
        let values: any ConfigSnapshot
        /// What stands before the setting's name in this place.
        let prefix: [String]
        let source: (SettingKey) -> SettingSource
    }

    /// How many layers are stronger than what an account keeps.
    private let aboveAccount: Int

    init(
        flags: [SettingKey: String], environment: [String: String], device: KeptSettingValues?,
        file: SettingsFile?, directories: BaseDirectories
    ) {
        var layers = [
            Layer(values: Self.snapshot(of: flags), prefix: [], source: { .flag($0.flag) }),
            Layer(
                values: EnvironmentVariablesProvider(environmentVariables: environment).snapshot(),
                prefix: ["madang"], source: { .environment($0.variable) }),
        ]
        if let device {
            layers.append(
                Layer(
                    values: Self.snapshot(of: device.values), prefix: [],
                    source: { _ in .device(device.path) }))
        }
        aboveAccount = layers.count
        if let file {
            layers.append(Layer(values: file.values, prefix: [], source: { _ in .file(file.path) }))
        }
        self.layers = layers
        self.directories = directories
    }

    /// With what an account keeps, which is stronger than the file alone.
    func adding(_ account: KeptSettingValues) -> SettingLayers {
        var next = self
        let layer = Layer(
            values: Self.snapshot(of: account.values), prefix: [],
            source: { _ in .account(account.path) })
        next.layers.insert(layer, at: aboveAccount)
        return next
    }

    private static func snapshot(of values: [SettingKey: String]) -> any ConfigSnapshot {
        let arguments = values.map { "\($0.key.flag)=\($0.value)" }.sorted()
        return CommandLineArgumentsProvider(arguments: ["madang"] + arguments).snapshot()
    }

    /// The value that counts. One that a layer cannot show as text is shown as no text, which no rule allows.
    func entry(_ key: SettingKey) -> SettingEntry {
        for layer in layers {
            let name = AbsoluteConfigKey(layer.prefix + [key.rawValue])
            do {
                guard let text = try Self.text(of: name, in: layer.values) else { continue }
                // An empty variable counts as unset, as shells' users expect.
                if case .environment = layer.source(key), text.isEmpty { continue }
                return SettingEntry(key: key, value: text, source: layer.source(key))
            } catch {
                return SettingEntry(key: key, value: "", source: layer.source(key))
            }
        }
        return SettingEntry(key: key, value: key.fallback(directories), source: .default)
    }

    /// The value as text. Flags with commas, and lists in the file, are shown as lists alone: their values
    /// are put together again with commas.
    private static func text(of name: AbsoluteConfigKey, in values: any ConfigSnapshot) throws -> String? {
        do {
            guard case .string(let text)? = try values.value(forKey: name, type: .string).value?.content
            else {
                return nil
            }
            return text
        } catch {
            guard
                case .stringArray(let texts)? = try values.value(forKey: name, type: .stringArray).value?
                    .content
            else { throw error }
            return texts.joined(separator: ",")
        }
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
