import Auth
import Composition
import Glibc
import Settings
import Terminal
import Vocabulary

extension HealthCheck {
    /// The database or server, what lies beside it, and the session there.
    func backend() async -> [Finding] {
        let settings = installation.settings
        let (code, name) =
            settings.backend.isLocal
            ? ("database", Phrase(en: "Database", ko: "데이터베이스")) : ("server", Phrase(en: "Server", ko: "서버"))
        if installation.isMissing, installation.isAtDefault, hasNoRemains {
            let detail = Phrase(
                en: "\(settings.backend) (created when needed)", ko: "\(settings.backend) (필요할 때 만듭니다)")
            return [Finding(level: .ok, code: code, name: name, detail: detail)]
        }
        do {
            var findings: [Finding] = []
            try await installation.withPlatform { platform, session in
                try await platform.ready()
                let detail = Phrase("\(settings.backend) (\(platform.engine))")
                findings.append(Finding(level: .ok, code: code, name: name, detail: detail))
                findings += proxy
                findings += keys + encryption
                findings.append(await sessionFinding(platform, session))
            }
            return findings
        } catch {
            return [unreachable(code, name, error)] + proxy
        }
    }

    private func unreachable(_ code: String, _ name: Phrase, _ error: any Error) -> Finding {
        let reason =
            (error as? ServiceFailure)?.phrase ?? (error as? any DescribedError)?.phrase
            ?? Phrase("\(error)")
        let advice = (error as? ServiceFailure).map(advice) ?? nil
        return Finding(level: .fail, code: code, name: name, detail: reason, advice: advice)
    }

    private var hasNoRemains: Bool {
        do throws(ServiceFailure) {
            try installation.settings.backend.requireNoRemains()
            return true
        } catch {
            return false
        }
    }

    private var proxy: [Finding] {
        guard let (address, variable) = installation.settings.backend.proxy else { return [] }
        return [
            Finding(
                level: .ok, code: "proxy", name: Phrase(en: "Proxy", ko: "프록시"),
                detail: Phrase("\(address) (\(variable))"))
        ]
    }

    private var keys: [Finding] {
        guard case .sqlite(let path) = installation.settings.backend else { return [] }
        return privateFile("keys", Phrase(en: "Signing keys", ko: "서명 키"), path + ".keys").map { [$0] } ?? []
    }

    private var encryption: [Finding] {
        let address = "\(installation.settings.backend)"
        guard address.hasPrefix("http://") else { return [] }
        let host = address.dropFirst("http://".count)
        if ["127.", "localhost", "[::1]"].contains(where: host.hasPrefix) { return [] }
        return [
            Finding(
                level: .warn, code: "encryption", name: Phrase(en: "Encryption", ko: "암호화"),
                detail: Phrase(
                    en: "passwords are sent unencrypted to \(address)",
                    ko: "비밀번호가 암호화되지 않은 채 \(address)(으)로 전송됩니다"),
                advice: Phrase(en: "Use an https address.", ko: "https 주소를 쓰세요."))
        ]
    }

    /// Whether only its owner can read the file; nil if there is no such file.
    private func privateFile(_ code: String, _ name: Phrase, _ path: String) -> Finding? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        if status.st_mode & 0o077 == 0 {
            return Finding(level: .ok, code: code, name: name, detail: Phrase(path))
        }
        return Finding(
            level: .fail, code: code, name: name,
            detail: Phrase(en: "others can read \(path)", ko: "다른 사람이 \(path) 파일을 읽을 수 있습니다"),
            advice: Phrase("chmod 600 '\(path)'"))
    }

    private func sessionFinding(_ platform: any Platform, _ session: MemberSession) async -> Finding {
        let name = Phrase(en: "Session", ko: "세션")
        if let file = installation.sessionStorage as? FileSessionStorage,
            let finding = privateFile("session", name, file.path), finding.level == .fail
        {
            return finding
        }
        do {
            guard try await session.current() != nil else {
                let detail = Phrase(en: "nobody is signed in", ko: "로그인되어 있지 않습니다")
                return Finding(level: .ok, code: "session", name: name, detail: detail)
            }
            let account = try await platform.services(for: session).auth.account()
            let detail = Phrase(
                en: "signed in as \(account.nickname)", ko: "\(account.nickname) 님으로 로그인했습니다")
            return Finding(level: .ok, code: "session", name: name, detail: detail)
        } catch {
            let reason = (error as? AuthError)?.service?.phrase ?? (error as? ServiceFailure)?.phrase
            return Finding(
                level: .warn, code: "session", name: name, detail: reason ?? Phrase("\(error)"),
                advice: Self.isOutage(error) ? nil : Phrase("madang auth login"))
        }
    }

    /// Whether another sign-in would meet the same.
    private static func isOutage(_ error: any Error) -> Bool {
        switch (error as? AuthError)?.service ?? (error as? ServiceFailure) {
        case .unavailable, .unreachable, .internal, .limited: true
        default: false
        }
    }
}
