import Auth
import Vocabulary

/// A mail in the format of RFC 5322: text in UTF-8, base64; header fields beyond ASCII as RFC 2047 encodes
/// them.
struct Letter {
    let mail: Mail
    let sender: String
    let id: String
    let date: Timestamp

    /// The whole letter; lines end with CR LF.
    var text: String {
        let domain = sender.split(separator: "@").last.map(String.init) ?? "localhost"
        let header = [
            "From: \(HeaderText.encoded("마당 Madang")) <\(HeaderText.address(sender))>",
            "To: \(HeaderText.encoded(mail.name)) <\(HeaderText.address(mail.recipient))>",
            "Subject: \(HeaderText.encoded(mail.subject))",
            "Date: \(MailDate.text(date))",
            "Message-ID: <\(id)@\(HeaderText.address(domain))>",
            "MIME-Version: 1.0",
            "Content-Type: text/plain; charset=utf-8",
            "Content-Transfer-Encoding: base64",
        ]
        return header.joined(separator: "\r\n") + "\r\n\r\n" + body
    }

    /// Lines of 76 characters (RFC 2045, section 6.8).
    private var body: String {
        let encoded = Array(
            Base64.text(
                Array(
                    mail.text.split(separator: "\n", omittingEmptySubsequences: false)
                        .joined(separator: "\r\n").utf8)
            ).utf8)
        return stride(from: 0, to: encoded.count, by: 76).map { start in
            String(decoding: encoded[start..<min(start + 76, encoded.count)], as: UTF8.self) + "\r\n"
        }.joined()
    }
}

/// Dates as RFC 5322, section 3.3, wants them: `Sat, 21 Nov 2026 09:46:00 +0000`.
enum MailDate {
    private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    static func text(_ moment: Timestamp) -> String {
        let seconds = max(0, moment.seconds)
        let days = seconds / 86_400
        let (year, month, day) = CivilDay(daysSince1970: days).components
        let time = [seconds / 3600 % 24, seconds / 60 % 60, seconds % 60]
            .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
        return "\(weekdays[Int(days % 7)]), \(day) \(months[Int(month - 1)]) \(year) \(time) +0000"
    }
}
