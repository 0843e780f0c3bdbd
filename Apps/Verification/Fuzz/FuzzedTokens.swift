import Auth
import AuthContract
import AuthTokens
import ContractKit
import Hashing
import Vocabulary
import Wire

/// Texts that may be access tokens, and texts that the right key has signed whatever they say.
struct FuzzedTokens {
    private let tokens: SignedAccessTokens
    private let key: Ed25519PrivateKey
    private let now: Timestamp
    /// What was issued: nothing else may be accepted that the key has not signed here.
    private let issued: Set<[UInt8]>
    private let texts: Mutator
    private let headers: Mutator
    private let payloads: Mutator

    /// Issues tokens to start from. Throws if they cannot be made.
    init() async throws {
        let (clock, ids) = (ManualClock(), OrderedIdentifiers(.ascending))
        let seed = [UInt8](repeating: 7, count: Ed25519PrivateKey.seedSize)
        guard let key = Ed25519PrivateKey(seed: seed) else { throw ServiceFailure.internal("no key") }
        let keys = try await DeploymentKeys.open(FixedKeys(seed: seed), time: clock, ids: ids)
        (tokens, self.key, now) = (SignedAccessTokens(keys, ids: ids), key, clock.now())
        var texts: [String] = []
        for role in Role.allCases {
            let claims = AccessClaims(
                member: MemberID(ids.next()), session: SessionID(ids.next()), role: role)
            texts.append(try await tokens.issue(claims, at: now).text)
        }
        issued = Set(texts.map { Array($0.utf8) })
        self.texts = Mutator(texts + ForeignTokens.all, words: Self.words)
        headers = Mutator(Self.parts(0, of: texts), words: Self.words)
        payloads = Mutator(Self.parts(1, of: texts), words: Self.words)
    }

    /// Every second input is signed: the others are tried as they are.
    func check(_ number: Int, _ seed: UInt64, _ report: inout FuzzReport) async {
        if number.isMultiple(of: 2) {
            await checkText(texts.input(number, seed: seed), number, &report)
        } else {
            await checkSigned(
                headers.input(number, seed: seed), payloads.input(~number, seed: seed), number, &report)
        }
    }

    /// Accepted, or expired, may be only what was issued, letter by letter.
    private func checkText(_ input: [UInt8], _ number: Int, _ report: inout FuzzReport) async {
        let text = String(decoding: input, as: UTF8.self)
        let answer = await answer(to: text)
        report.note(answer)
        if answer == "failed" || answer != "refused" && !issued.contains(Array(text.utf8)) {
            report.fault(
                number,
                .init(en: "was not issued and is \(answer)", ko: "발급한 적 없는 토큰입니다 (\(answer))"), input)
        }
    }

    /// What has the right signature may be accepted, or expired, only with a header of ours in our name.
    private func checkSigned(
        _ header: [UInt8], _ payload: [UInt8], _ number: Int, _ report: inout FuzzReport
    ) async {
        let signed = Base64URL.encode(header) + "." + Base64URL.encode(payload)
        let signature = Base64URL.encode(key.signature(of: Array(signed.utf8)))
        let answer = await answer(to: "\(signed).\(signature)")
        report.note("signed, " + answer)
        if answer == "failed" || answer != "refused" && !Self.isOurs(header, payload) {
            report.fault(
                number,
                .init(
                    en: "says what none of ours says and is \(answer)",
                    ko: "마당의 토큰에 없는 내용이 있습니다 (\(answer))"), header + payload)
        }
    }

    private func answer(to text: String) async -> String {
        do throws(ServiceFailure) {
            _ = try await tokens.verify(text, at: now)
            return "accepted"
        } catch {
            return error == .accessInvalid ? "refused" : error == .accessExpired ? "expired" : "failed"
        }
    }

    private static func isOurs(_ header: [UInt8], _ payload: [UInt8]) -> Bool {
        guard case .object(let header)? = try? JSONReader.read(header),
            case .object(let payload)? = try? JSONReader.read(payload)
        else { return false }
        return header["alg"] == .string("EdDSA") && header["typ"] == .string("JWT") && header["crit"] == nil
            && payload["iss"] == .string("madang") && payload["aud"] == .string("madang-api")
    }

    private static func parts(_ index: Int, of tokens: [String]) -> [String] {
        tokens.compactMap { token in
            Base64URL.decode(String(token.split(separator: ".")[index])).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
    }

    private static let words = [
        ".", "..", "=", "==", "-", "+", "none", "HS256", #""alg":"#, #""crit":["exp"],"#, #""kid":"#,
        #""jwk":{},"#,
        #""exp":"#, #""role":"operator","#, "eyJ", "\u{212A}", "madang",
    ]
}

/// One key, which never changes.
private struct FixedKeys: KeyStore {
    let seed: [UInt8]

    var place: String { "memory" }

    func read() async throws(ServiceFailure) -> String? {
        let secret = Base64URL.encode(seed)
        return #"{"keys":[{"createdAt":0,"id":"fuzz","secret":"\#(secret)"}],"refreshSecret":"\#(secret)"}"#
    }

    func replace(_ expected: String?, by text: String) async throws(ServiceFailure) -> Bool { false }
}
