public import Vocabulary

extension TransportFailure {
    /// The failure shown to a person: why the server at that address was not reached, and what to do.
    public func outage(at address: String?) -> ServiceFailure {
        guard let address else { return .unavailable(reason) }
        let (english, korean) = texts(address)
        return .unreachable(english: english, korean: korean)
    }

    private func texts(_ address: String) -> (english: String, korean: String) {
        switch self {
        case .unreachable(let reason):
            (
                "Cannot reach \(address) (\(reason)). Check the address and the network, then try again.",
                "서버에 연결할 수 없습니다: \(address) (\(reason)). 주소와 네트워크를 확인한 뒤 다시 시도하세요."
            )
        case .untrusted(let fault): Self.texts(of: fault, address)
        case .timedOut:
            (
                "\(address) did not respond in time. Try again shortly.",
                "서버가 제시간에 응답하지 않았습니다: \(address). 잠시 뒤 다시 시도하세요."
            )
        case .interrupted(let reason):
            (
                "The connection to \(address) failed (\(reason)). Try again shortly.",
                "서버와의 연결이 끊어졌습니다: \(address) (\(reason)). 잠시 뒤 다시 시도하세요."
            )
        case .cancelled: ("The request to \(address) was cancelled.", "\(address)에 보낸 요청을 취소했습니다.")
        case .tooLarge: ("The response of \(address) is too large.", "서버의 응답이 너무 큽니다: \(address).")
        }
    }

    private static func texts(
        of fault: CertificateFault, _ address: String
    ) -> (english: String, korean: String) {
        switch fault {
        case .otherHost:
            (
                "The certificate of \(address) is for another host. Nothing was sent. Use the name that is "
                    + "in the certificate, or ask the server's operator for a certificate with this one.",
                "\(address)의 인증서가 다른 호스트의 것이라 아무것도 보내지 않았습니다. 인증서에 적힌 이름으로 접속하거나, "
                    + "서버 운영자에게 이 이름의 인증서를 요청하세요."
            )
        case .unknownAuthority:
            (
                "The certificate of \(address) is self-signed or from an unknown authority. Nothing was "
                    + "sent. If you run that server, trust its certificate with SSL_CERT_FILE=FILE; if not, "
                    + "do not connect.",
                "\(address)의 인증서가 자체 서명되었거나 알 수 없는 기관의 것이라 아무것도 보내지 않았습니다. 직접 운영하는 "
                    + "서버라면 SSL_CERT_FILE=파일로 인증서를 지정하고, 아니라면 접속하지 마세요."
            )
        case .outOfDate:
            (
                "The certificate of \(address) has expired or is not valid yet. Nothing was sent. Check "
                    + "this computer's clock; if it is right, ask the server's operator to renew the "
                    + "certificate.",
                "\(address)의 인증서가 만료되었거나 아직 유효하지 않아 아무것도 보내지 않았습니다. 이 컴퓨터의 시계를 "
                    + "확인하고, 맞다면 서버 운영자에게 인증서 갱신을 요청하세요."
            )
        }
    }
}
