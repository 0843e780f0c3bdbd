/// A page in Prometheus' text format, version 0.0.4
/// (https://prometheus.io/docs/instrumenting/exposition_formats/).
public struct PrometheusPage {
    /// The media type of a page.
    public static let contentType = "text/plain; version=0.0.4; charset=utf-8"

    private(set) var bytes: [UInt8] = []

    /// Writes the lines before the series of a name.
    mutating func begin(_ name: String, _ kind: SeriesKind, help: String?) {
        if let help {
            bytes += "# HELP \(name) \(Self.escaped(help, quotes: false))\n".utf8
        }
        bytes += "# TYPE \(name) \(kind.rawValue)\n".utf8
    }

    /// Writes one sample.
    mutating func line(_ name: String, _ labels: String, _ value: String) {
        bytes += (labels.isEmpty ? "\(name) \(value)\n" : "\(name){\(labels)} \(value)\n").utf8
    }

    /// A label as a name: letters, digits, `_` and `:`; other characters become `_`.
    static func name(_ label: String) -> String { name(label, colon: UInt8(ascii: ":")) }

    private static func name(_ label: String, colon: UInt8) -> String {
        let bytes = label.utf8.map {
            isNameByte($0) ? $0 : $0 == UInt8(ascii: ":") ? colon : UInt8(ascii: "_")
        }
        let isNumber = bytes.first.map { (48...57) ~= $0 } ?? true
        return (isNumber ? "_" : "") + String(decoding: bytes, as: UTF8.self)
    }

    /// Dimensions as labels; their names have no colons, their values are escaped.
    static func labels(_ dimensions: [(String, String)]) -> String {
        dimensions.map { "\(name($0, colon: UInt8(ascii: "_")))=\"\(escaped($1))\"" }.joined(separator: ",")
    }

    /// A number in Prometheus' format.
    static func number(_ value: Double) -> String {
        if value.isNaN { return "NaN" }
        if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
        if value == value.rounded(), abs(value) < 1e15 { return "\(Int64(value))" }
        return "\(value)"
    }

    /// Iterates over scalars, because `\r\n` is one character but two scalars.
    private static func escaped(_ value: String, quotes: Bool = true) -> String {
        var text = ""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\\": text += "\\\\"
            case "\"" where quotes: text += "\\\""
            case "\n": text += "\\n"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        (48...57) ~= byte || (65...90) ~= byte || (97...122) ~= byte || byte == UInt8(ascii: "_")
    }
}
