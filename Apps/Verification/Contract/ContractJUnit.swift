import ContractKit

/// Reports for continuous integration: JUnit's XML as Jenkins and GitLab read it
/// (github.com/testmoapp/junitxml), a suite for each contract.
struct ContractJUnit {
    let text: String

    init(_ reports: [ContractReport]) {
        text =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
            + reports.map(Self.suite).joined() + "</testsuites>\n"
    }

    private static func suite(_ report: ContractReport) -> String {
        let name = "\(report.contract) contract on \(report.backend)".markup
        let counts =
            "tests=\"\(report.results.count)\" failures=\"\(report.broken.count)\" "
            + "skipped=\"\(report.notApplicableCount)\""
        let time = seconds(report.results.reduce(0) { $0 + $1.milliseconds })
        return "  <testsuite name=\"\(name)\" \(counts) time=\"\(time)\">\n"
            + report.results.map { line($0, of: report) }.joined() + "  </testsuite>\n"
    }

    private static func line(_ result: ClauseResult, of report: ContractReport) -> String {
        let head =
            "    <testcase classname=\"\(report.contract.markup).\(result.order.rawValue)\" "
            + "name=\"\(result.clause.markup)\" time=\"\(seconds(result.milliseconds))\""
        switch result.outcome {
        case .kept: return head + "/>\n"
        case .broken(let fault):
            return head + ">\n      <failure message=\"\(fault.markup)\"/>\n    </testcase>\n"
        case .notApplicable(let reason):
            return head + ">\n      <skipped message=\"\(reason.description.markup)\"/>\n    </testcase>\n"
        }
    }

    private static func seconds(_ milliseconds: Int) -> String {
        let rest = String(milliseconds % 1000)
        return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    }
}

extension String {
    /// The text as text of XML 1.0 and HTML, in an element or an attribute. Characters that XML does not know
    /// or that hide or turn text become the replacement character.
    var markup: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar.isHarmless ? scalar : "\u{FFFD}")
            }
        }
        return text
    }
}
