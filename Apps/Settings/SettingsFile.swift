import Configuration
import Synchronization

/// The configuration file: flat YAML, one line to a setting.
struct SettingsFile {
    let path: String
    private let values: YAMLSnapshot

    /// Reads the file. Nil if it is not there and need not be, or holds nothing. Throws `missingFile`,
    /// `unreadableFile`, `unknownKey`.
    static func read(_ path: String, isRequired: Bool) throws(SettingsError) -> SettingsFile? {
        guard let bytes = try bytes(path) else {
            if isRequired { throw .missingFile(path) }
            return nil
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        let isEmpty = lines.allSatisfy { line in
            let first = line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }
            return first == nil || first == UInt8(ascii: "#")
        }
        return isEmpty ? nil : try SettingsFile(path, bytes)
    }

    private init(_ path: String, _ bytes: [UInt8]) throws(SettingsError) {
        let keys = Mutex<[String]>([])
        // The parser asks of each key whether it is secret: so the keys are heard, which it tells in no other
        // way.
        let options = YAMLSnapshot.ParsingOptions(
            secretsSpecifier: .dynamic { key, _ in
                keys.withLock { $0.append(key) }
                return false
            })
        do {
            values = try YAMLSnapshot(data: bytes.span.bytes, providerName: path, parsingOptions: options)
        } catch {
            // The parser says over several lines what is wrong, and shows none of the file.
            let lines = "\(error)".split(whereSeparator: \.isNewline)
            throw .unreadableFile(path, reason: lines.joined(separator: ", "))
        }
        self.path = path
        for key in keys.withLock({ $0.sorted() }) where SettingKey(rawValue: key) == nil {
            throw .unknownKey(key, file: path)
        }
    }

    /// What is written of a setting; nil for nothing. A list, which the parser shows as no text, is put
    /// together again with commas. Throws for what is neither.
    func text(_ key: SettingKey) throws -> String? {
        let name = AbsoluteConfigKey([key.rawValue])
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

    private static func bytes(_ path: String) throws(SettingsError) -> [UInt8]? {
        do {
            return try SmallFile.bytes(of: path)
        } catch {
            throw .unreadableFile(path, reason: "\(error)")
        }
    }
}
